import { createHash } from 'node:crypto'
import type { S3Settings } from '#server/config/storage.ts'
import { type Arrived, type Reply, type StandIn, startStandIn } from '#tests/fakes/providers/stand-in.ts'
import { signatureFault } from './signature.ts'

const STATUS: Record<string, number> = {
  InvalidArgument: 400,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  InvalidRange: 416,
  NotImplemented: 501,
  SlowDown: 503,
}

export type S3StandIn = StandIn & {
  /** What the product is given to use it. */
  settings: S3Settings
  objects: Map<string, { body: Buffer; type: string }>
}

export type S3StandInOptions = {
  /** Keys of a page of a listing, in place of a thousand. */
  pageSize?: number
  /** Whether it knows `If-None-Match`; Swift, for one, does not. */
  isConditional?: boolean
}

/**
 * A bucket in memory behind the calls of S3 that the product uses, written from their description: every
 * signature is checked in all its parts, a listing comes in pages, and an object is written only once when the
 * request says so. What goes wrong is told by the kinds `upload` (PUT), `download` (GET of an object), `ask`
 * (a listing) and `cancel` (DELETE).
 */
export async function startS3({
  pageSize = 1_000,
  isConditional = true,
}: S3StandInOptions = {}): Promise<S3StandIn> {
  const bucket = 'pictures-of-easel'
  const signer = {
    accessKeyId: 'AKIASTANDIN',
    secretAccessKey: 's3cr3t/of+the=stand-in',
    region: 'eu-test-1',
  }
  const objects: S3StandIn['objects'] = new Map()

  const service = await startStandIn({
    kindOf: (method, path) => {
      if (method === 'PUT') return 'upload'
      if (method === 'DELETE') return 'cancel'
      return path.replace(/\/$/, '') === `/${bucket}` ? 'ask' : 'download'
    },
    answer: request => {
      const fault = signatureFault(request, signer)
      if (fault) return refusal(fault)
      const [, name, ...rest] = decodeURIComponent(request.path).split('/')
      if (name !== bucket) return refusal('NoSuchBucket')
      const key = rest.join('/')
      if (request.method === 'PUT') return put(key, request)
      if (request.method === 'DELETE') {
        objects.delete(key)
        return { status: 204 }
      }
      if (key) return get(key, request)
      return request.query.get('list-type') === '2' ? list(request.query) : refusal('NotImplemented')
    },
  })

  function put(key: string, { headers, body }: Arrived): Reply {
    const condition = headers['if-none-match']
    if (condition !== undefined) {
      if (!isConditional || condition !== '*') return refusal('NotImplemented')
      if (objects.has(key)) return refusal('PreconditionFailed')
    }
    objects.set(key, { body, type: headers['content-type'] ?? 'binary/octet-stream' })
    return { status: 200, headers: { etag: etag(body) } }
  }

  function get(key: string, { headers }: Arrived): Reply {
    const object = objects.get(key)
    if (!object) return refusal('NoSuchKey')
    const { body, type } = object
    const common = { 'content-type': type, etag: etag(body), 'accept-ranges': 'bytes' }
    const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? []
    if (from === undefined) return { headers: common, body }
    const start = Number(from)
    if (start >= body.length) return refusal('InvalidRange')
    const range = `bytes ${start}-${body.length - 1}/${body.length}`
    return { status: 206, headers: { ...common, 'content-range': range }, body: body.subarray(start) }
  }

  function list(query: URLSearchParams): Reply {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
    const found = [...objects.keys()].filter(key => key.startsWith(prefix) && key > after).sort()
    const page = found.slice(0, pageSize)
    const isTruncated = found.length > page.length
    const next = isTruncated
      ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64url')}</NextContinuationToken>`
      : ''
    const contents = page.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')
    return xml(
      200,
      `<ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`,
    )
  }

  const { accessKeyId, secretAccessKey, region } = signer
  const credentials = { accessKeyId, secretAccessKey, region }
  const settings = { kind: 's3', bucket, ...credentials, endpoint: service.url, isPathStyle: true } as const
  return { ...service, settings, objects }
}

const etag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`

const xml = (status: number, text: string): Reply => ({
  status,
  headers: { 'content-type': 'application/xml', 'x-amz-request-id': 'STANDIN0' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}`,
})

/** An answer that refuses with one of S3's own codes. */
export const refusal = (code: string) =>
  xml(STATUS[code] ?? 403, `<Error><Code>${code}</Code><Message>${code} of the stand-in</Message></Error>`)
