import { join } from 'node:path'
import type { Configuration } from '#server/config/configuration.ts'
import type { StorageSettings } from '#server/config/storage.ts'
import type { Storage } from './storage.ts'

type Where = Pick<Configuration, 'dataDir' | 'diskReserveBytes'>
type BackEnds = {
  [Kind in StorageSettings['kind']]: (
    settings: Extract<StorageSettings, { kind: Kind }>,
    where: Where,
  ) => Promise<Storage>
}

/** Each is loaded only when it is chosen: the S3 client alone is larger than the rest of the server. */
const BACK_ENDS: BackEnds = {
  disk: async (_, { dataDir, diskReserveBytes }) => {
    const { createDiskStorage } = await import('./disk.ts')
    return createDiskStorage(join(dataDir, 'pictures'), { reserveBytes: diskReserveBytes })
  },
  s3: async settings => {
    const { createS3Storage } = await import('./s3.ts')
    return createS3Storage(settings)
  },
}

/** The storage that the configuration chooses. Nothing is asked of it yet. */
export async function openStorage({
  storage,
  ...where
}: Where & Pick<Configuration, 'storage'>): Promise<Storage> {
  const open = BACK_ENDS[storage.kind] as (settings: StorageSettings, where: Where) => Promise<Storage>
  return await open(storage, where)
}
