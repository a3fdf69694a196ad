import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createClipTokenizer, TokenizerError } from './clip-tokenizer.ts'
import { readTokenizerFiles } from './tokenizer-files.ts'

/**
 * Of CLIP's merges (OpenAI, MIT), those of the first 4,000 that can join anything in the words below, in their
 * order. The whole list is in no package that could be installed for a test.
 */
const MERGES = `t h|r e|a r|th e</w>|s t|o r|o n</w>|i n</w>|t o</w>|l e|a t</w>|e d</w>|o f</w>|e s</w>|e l|
  s t</w>|a c|l o|t i|r a|t o|s p|t e|h o|m e|a r</w>|c e</w>|d o|w or|h e|o p|c e|a p|p h|g r|' t</w>|l d</w>|i m|
  re d</w>|p a|c a|g ra|ac e</w>|p ho|el l|d on</w>|h el|st o|e s|wor ld</w>|pho to</w>|pho to|to p</w>|ti m|
  gra ph|e st</w>|w o|c ar</w>|te st</w>|l l|tim es</w>|photo graph|sto p</w>|do g</w>|photograph y</w>|
  sp ace</w>|p ac|c at</w>|ell o</w>|m m</w>|h ello</w>`
  .split('|')
  .map(merge => merge.trim())

/** The ids that these words have in CLIP's vocabulary: 512 and the merge's place in the whole list. */
const WHOLE_WORDS: Record<string, number> = {
  'the</w>': 518,
  'in</w>': 530,
  'of</w>': 539,
  "'t</w>": 713,
  'red</w>': 736,
  'don</w>': 847,
  'world</w>': 1002,
  'photo</w>': 1125,
  'car</w>': 1615,
  'test</w>': 1628,
  'times</w>': 1661,
  'stop</w>': 1691,
  'dog</w>': 1929,
  'space</w>': 2062,
  'photography</w>': 2108,
  'cat</w>': 2368,
  'mm</w>': 2848,
  'hello</w>': 3306,
}

/** CLIP's first 512 entries are the byte alphabet, then the same at the end of a word. */
function vocabulary(): Map<string, number> {
  const printable = [...span(33, 126), ...span(161, 172), ...span(174, 255)]
  const others = [...span(0, 255)].filter(byte => !printable.includes(byte))
  const alphabet = [
    ...printable.map(byte => String.fromCharCode(byte)),
    ...others.map((_, at) => String.fromCharCode(256 + at)),
  ]
  return new Map([
    ...alphabet.map((character, id) => [character, id] as const),
    ...alphabet.map((character, id) => [`${character}</w>`, 256 + id] as const),
    ...MERGES.map((merge, at) => [merge.replace(' ', ''), 50_000 + at] as const),
    ...Object.entries(WHOLE_WORDS),
    ['<|startoftext|>', 49406],
    ['<|endoftext|>', 49407],
  ])
}

const span = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)
const files = { vocabulary: vocabulary(), merges: MERGES, length: 77, padToken: null }
const tokenizer = createClipTokenizer(files)

describe('a prompt becomes the ids that CLIP’s own tokenizer gives', () => {
  // Published with the ports of Bumblebee (Elixir), klartraum (C++), ClipSwift and of an SDXL server in Zig,
  // which took them from transformers' CLIPTokenizer.
  test.each([
    ['a photo of a cat', [320, 1125, 539, 320, 2368]],
    ['a photo of a dog', [320, 1125, 539, 320, 1929]],
    ['    a    photo  of \t\n a cat    ', [320, 1125, 539, 320, 2368]],
    ['A PHOTO of  a Cat!', [320, 1125, 539, 320, 2368, 256]],
    ['a cat in space', [320, 2368, 530, 2062]],
    ['Hello, world!', [3306, 267, 1002, 256]],
    ['hello-world, 3.14 (test)', [3306, 268, 1002, 267, 274, 269, 272, 275, 263, 1628, 264]],
    ["don't stop 42 times", [847, 713, 1691, 275, 273, 1661]],
    ['35mm photography', [274, 276, 2848, 2108]],
    ['red car', [736, 1615]],
    ['', []],
    ['    \t\n', []],
  ])('%j', (prompt, expected) => {
    const { ids, cut } = tokenizer.encode(prompt)
    expect([...ids.subarray(0, expected.length + 2)]).toEqual([49406, ...expected, 49407])
    expect([...ids.subarray(expected.length + 2)]).toEqual(Array(75 - expected.length).fill(49407))
    expect(cut).toBe(0)
  })

  test('runs of signs are one word', () => {
    expect([...tokenizer.encode('!@#$%^&*').ids.subarray(1, 9)]).toEqual([0, 31, 2, 3, 4, 61, 5, 9 + 256])
  })
})

test('what does not fit is cut off and counted, and the end stays', () => {
  const { ids, cut } = tokenizer.encode(Array(200).fill('cat').join(' '))
  expect(ids).toHaveLength(77)
  expect([...ids]).toEqual([49406, ...Array(75).fill(2368), 49407])
  expect(cut).toBe(125)
})

test('words that look like steering tokens steer nothing', () => {
  const { ids } = tokenizer.encode('cat <|endoftext|> dog')
  expect([...ids.subarray(1, 4)]).toEqual([2368, 27, 347])
  expect(ids.indexOf(49407)).toBeGreaterThan(ids.indexOf(1929))
})

test('accents written in two ways are one', () => {
  expect(tokenizer.encode('caf\u0065\u0301').ids).toEqual(tokenizer.encode('caf\u00e9').ids)
})

test('a model may pad with a token of its own', () => {
  expect(createClipTokenizer({ ...files, padToken: '!' }).encode('a cat').ids[76]).toBe(0)
})

test('a vocabulary without the tokens that steer is refused by name', () => {
  const other = { ...files, vocabulary: new Map([['a', 0]]) }
  expect(() => createClipTokenizer(other)).toThrow(TokenizerError)
  expect(() => createClipTokenizer(other)).toThrow('<|startoftext|>')
})

describe('the files of a tokenizer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenizer-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const vocab = Object.fromEntries(files.vocabulary)
  const ids = [...tokenizer.encode('a photo of a cat').ids]
  const encode = () => [...createClipTokenizer(readTokenizerFiles(folder)).encode('a photo of a cat').ids]

  test('may be one, as newer exports have it', () => {
    const merges = MERGES.map(merge => merge.split(' '))
    writeFileSync(join(folder, 'tokenizer.json'), JSON.stringify({ model: { vocab, merges } }))
    expect(encode()).toEqual(ids)
  })

  test('may be two, with the padding beside', () => {
    writeFileSync(join(folder, 'vocab.json'), JSON.stringify(vocab))
    writeFileSync(join(folder, 'merges.txt'), `#version: 0.2\n${MERGES.join('\n')}\n`)
    expect(encode()).toEqual(ids)
    writeFileSync(join(folder, 'special_tokens_map.json'), JSON.stringify({ pad_token: { content: '!' } }))
    expect(encode()).toEqual(ids.map((id, at) => (at > 6 ? 0 : id)))
  })

  test('that are something else are not read', () => {
    writeFileSync(join(folder, 'vocab.json'), '["a"]')
    expect(encode).toThrow()
  })
})
