import { join, resolve } from 'node:path'
import * as z from 'zod'
import { isLoopback } from '#server/lib/loopback.ts'
import type { Key, ReadOf } from './key.ts'
import { baseAddress, secret } from './providers.ts'

/** Keys about the networks that an operator fetches. */
export const MODEL_KEYS = {
  MODELS_DIR: {
    rule: 'the path of a folder',
    default: '`<DATA_DIR>/models`',
    descr: 'Folder for the models that `npm run models` downloads. Several servers may share one.',
    schema: z.string().max(1000).optional(),
  },
  MODELS_HUB: {
    rule: 'a base address, such as https://huggingface.co',
    default: '`https://huggingface.co`',
    descr: 'Where `npm run models` downloads from: the hub, a mirror of it, or a server of your own.',
    schema: baseAddress,
  },
  MODELS_TOKEN: {
    rule: 'a token of that hub: printable ASCII characters, no spaces',
    default: 'none',
    descr: 'Token for that hub. It is sent to no other host, whatever the hub redirects to.',
    schema: secret,
    isSecret: true,
  },
} as const satisfies Record<string, Key>

export type ModelSettings = {
  /** An absolute path. */
  dir: string
  /** Without a slash at its end. */
  hub: string
  token: string | null
}

/** Where models lie and come from. Mistakes are sentences for the operator. */
export function modelSettings(
  read: ReadOf<typeof MODEL_KEYS>,
  dataDir: string,
  mistakes: string[],
): ModelSettings {
  const hub = read('MODELS_HUB') ?? 'https://huggingface.co'
  const token = read('MODELS_TOKEN') ?? null
  const { protocol, hostname } = new URL(hub)
  if (token && protocol === 'http:' && !isLoopback(hostname)) {
    mistakes.push(
      'MODELS_TOKEN is set, but MODELS_HUB begins with http://, so others could read the token. Use https://.',
    )
  }
  return { dir: resolve(read('MODELS_DIR') ?? join(dataDir, 'models')), hub, token }
}
