import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { finishPicture } from '#server/images/finish.ts'
import { createDiskStorage } from '#server/storage/disk.ts'

/** Width and height of the pictures that a wall shows over and over. */
const SIZES = [
  [720, 1280],
  [1024, 1024],
  [1280, 720],
  [960, 1200],
  [1200, 800],
  [800, 1200],
  [1280, 549],
] as const

/**
 * Gives the creations of `fillWall` pictures that can be loaded: a few, of different shapes, in the data
 * folder of the server.
 */
export async function storePictures(database: DatabaseHandle, dataDir: string): Promise<void> {
  const storage = createDiskStorage(join(dataDir, 'pictures'))
  for (const [number, [width, height]] of SIZES.entries()) {
    const { derivatives, placeholder, colour } = await finishPicture(
      await busyPicture(width, height, number),
      'algorithmicMedia',
    )
    const prefix = `creation/wall/${number}/`
    for (const { width: wide, bytes } of derivatives) {
      await storage.put(`${prefix}w${wide}.webp`, bytes, 'image/webp')
    }
    await database.db.execute(sql`
      update pictures set storage_prefix = ${prefix}, width = ${width}, height = ${height},
        placeholder = ${placeholder}, colour = ${colour},
        widths = ${JSON.stringify(derivatives.map(({ width: wide }) => wide))}::jsonb
      where right(id, 8)::int % ${SIZES.length}::int = ${number}::int`)
  }
}

/** A picture with as much detail as a photograph, so that it takes as long to load and to decode. */
async function busyPicture(width: number, height: number, number: number): Promise<Buffer> {
  const [x, y] = [Math.round(width / 24), Math.round(height / 24)]
  const pixels = Buffer.from(
    Array.from({ length: x * y * 3 }, (_, index) => (index * 7919 * (number + 3)) % 251),
  )
  const blocks = sharp(pixels, { raw: { width: x, height: y, channels: 3 } })
  return await blocks.resize(width, height, { kernel: 'cubic' }).png().toBuffer()
}
