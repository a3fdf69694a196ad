import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Arrived } from '#tests/fakes/providers/stand-in.ts'

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
const SKEW_MS = 15 * 60_000

export type Signer = { accessKeyId: string; secretAccessKey: string; region: string }

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As Amazon's description of Signature Version 4 has it: everything but unreserved characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Why a request is not accepted, in S3's own words; null when its signature is right in every part. */
export function signatureFault(request: Arrived, signer: Signer): string | null {
  const { headers, body, method, path, query } = request
  const [, keyId, day, region, names = '', signature = ''] = FORM.exec(headers.authorization ?? '') ?? []
  if (!keyId) return 'AuthorizationHeaderMalformed'
  if (keyId !== signer.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== signer.region) return 'AuthorizationHeaderMalformed'
  const date = String(headers['x-amz-date'] ?? '')
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day!) || !(Math.abs(Date.now() - time) < SKEW_MS)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  const mustSign = ['host', ...Object.keys(headers).filter(name => name.startsWith('x-amz-'))]
  if (!mustSign.every(name => signed.includes(name))) return 'AccessDenied'
  const payload = String(headers['x-amz-content-sha256'] ?? '')
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const parameters = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    method,
    path,
    parameters.join('&'),
    ...signed.map(name => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day!, region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    Buffer.from(`AWS4${signer.secretAccessKey}`),
  )
  const right = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}
