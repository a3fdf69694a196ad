import * as z from 'zod'
import type { Key, ReadOf } from './key.ts'
import { baseAddress, secret, yesOrNo } from './providers.ts'

/** Keys about where pictures lie. */
export const STORAGE_KEYS = {
  STORAGE: {
    rule: 'disk or s3',
    default: 'disk',
    descr:
      'Where pictures are stored: `disk` is the folder `pictures` in `DATA_DIR`, `s3` is a bucket of any service with the S3 API.',
    schema: z.enum(['disk', 's3']).optional(),
  },
  S3_BUCKET: {
    rule: 'the name of a bucket',
    default: 'none',
    descr: 'Bucket for the pictures. It must be private and hold nothing else. Needed with `STORAGE=s3`.',
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
  },
  S3_ACCESS_KEY_ID: {
    rule: 'the id of an access key',
    default: 'none',
    descr:
      'Access key that may list the bucket and read, write and delete objects in it. Needed with `STORAGE=s3`.',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional(),
  },
  S3_SECRET_ACCESS_KEY: {
    rule: 'the secret of the access key: printable ASCII characters, no spaces',
    default: 'none',
    descr: 'Secret of that access key. Needed with `STORAGE=s3`.',
    schema: secret,
    isSecret: true,
  },
  S3_REGION: {
    rule: 'the name of a region, such as eu-central-1',
    default: 'us-east-1',
    descr: 'Region of the bucket. Services without regions take the default.',
    schema: z
      .string()
      .regex(/^[a-z0-9-]{1,50}$/)
      .optional(),
  },
  S3_ENDPOINT: {
    rule: 'a base address, such as https://s3.example',
    default: 'Amazon S3 in that region',
    descr: 'Address of the service, if it is not Amazon S3.',
    schema: baseAddress,
  },
  S3_PATH_STYLE: {
    rule: 'yes or no',
    default: 'yes with S3_ENDPOINT',
    descr:
      'Whether the name of the bucket is in the path (`https://s3.example/bucket`) instead of the host (`https://bucket.s3.example`).',
    schema: yesOrNo,
  },
} as const satisfies Record<string, Key>

export type S3Settings = {
  kind: 's3'
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** Null for Amazon's own. */
  endpoint: string | null
  /** Whether the bucket is named in the path and not in the host. */
  isPathStyle: boolean
}

export type StorageSettings = { kind: 'disk' } | S3Settings

/** Where pictures lie. Mistakes are sentences for the operator. */
export function storageSettings(read: ReadOf<typeof STORAGE_KEYS>, mistakes: string[]): StorageSettings {
  const kind = read('STORAGE') ?? 'disk'
  const endpoint = read('S3_ENDPOINT') ?? null
  const settings = {
    bucket: read('S3_BUCKET') ?? '',
    accessKeyId: read('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read('S3_SECRET_ACCESS_KEY') ?? '',
    region: read('S3_REGION') ?? 'us-east-1',
    endpoint,
    isPathStyle: read('S3_PATH_STYLE') ?? endpoint !== null,
  }
  const needed = {
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
  if (kind === 's3') {
    for (const [name, value] of Object.entries(needed)) {
      if (!value) mistakes.push(`${name} is missing: it is needed with STORAGE=s3.`)
    }
    return { kind, ...settings }
  }
  const given = Object.entries({ ...needed, S3_ENDPOINT: endpoint }).find(([, value]) => value)
  if (given) mistakes.push(`${given[0]} is set, but STORAGE is disk. Set STORAGE=s3, or remove the key.`)
  return { kind }
}
