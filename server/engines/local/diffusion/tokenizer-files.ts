import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** CLIP was trained on prompts of so many tokens. */
const CLIP_LENGTH = 77

/** What a folder of a byte-pair tokenizer holds. */
export type TokenizerFiles = {
  vocabulary: ReadonlyMap<string, number>
  /** Pairs of parts with a blank between them, in the order in which they were learned. */
  merges: readonly string[]
  length: number
  /** What fills a short prompt, a token or its id; null for the token that ends it. */
  padToken: string | number | null
}

const token = z.union([z.string(), z.looseObject({ content: z.string() })])
const configFile = z.looseObject({
  model_max_length: z.number().optional(),
  pad_token: token.nullish(),
})
const vocabularyFile = z.record(z.string(), z.int().min(0))
const oneFile = z.looseObject({
  model: z.looseObject({
    vocab: vocabularyFile,
    merges: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  }),
})

/**
 * Reads `vocab.json` and `merges.txt`, or the `tokenizer.json` that newer exports have instead.
 * @throws SyntaxError, ZodError or a system error for files that are missing or are something else
 */
export function readTokenizerFiles(folder: string): TokenizerFiles {
  const config = configFile.parse(jsonIn(folder, 'tokenizer_config.json') ?? {})
  const special = configFile.parse(jsonIn(folder, 'special_tokens_map.json') ?? {})
  const pad = config.pad_token ?? special.pad_token ?? null
  return {
    ...readPairs(folder),
    length: Math.min(config.model_max_length ?? CLIP_LENGTH, CLIP_LENGTH),
    padToken: typeof pad === 'string' ? pad : (pad?.content ?? null),
  }
}

function readPairs(folder: string): Pick<TokenizerFiles, 'vocabulary' | 'merges'> {
  const whole = jsonIn(folder, 'tokenizer.json')
  if (whole !== null && !existsSync(join(folder, 'vocab.json'))) {
    const { vocab, merges } = oneFile.parse(whole).model
    const joined = merges.map(merge => (typeof merge === 'string' ? merge : merge.join(' ')))
    return { vocabulary: new Map(Object.entries(vocab)), merges: joined }
  }
  const vocabulary = vocabularyFile.parse(JSON.parse(readFileSync(join(folder, 'vocab.json'), 'utf8')))
  const lines = readFileSync(join(folder, 'merges.txt'), 'utf8').split('\n')
  const merges = lines.map(line => line.trim()).filter(line => line && !line.startsWith('#version'))
  return { vocabulary: new Map(Object.entries(vocabulary)), merges }
}

function jsonIn(folder: string, name: string): unknown {
  const path = join(folder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
