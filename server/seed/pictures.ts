import { readFile } from 'node:fs/promises'
import * as z from 'zod'

/** Made by `scripts/draw-samples.mjs`, with the embedded engine. */
const FOLDER = new URL('../../content/samples/', import.meta.url)

const facts = z.record(
  z.string(),
  z.object({
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    colour: z.string(),
    widths: z.array(z.int()),
    modelVersion: z.string(),
  }),
)
export type SampleFacts = z.infer<typeof facts>[string]

/** What is known of each sample's picture, by its name. */
export async function readSampleFacts(): Promise<Record<string, SampleFacts>> {
  return facts.parse(JSON.parse(await readFile(new URL('pictures.json', FOLDER), 'utf8')))
}

/** The files of a sample's picture as they are stored, by name: the original and every derivative. */
export async function readFiles(name: string, { width, widths }: SampleFacts): Promise<Map<string, Buffer>> {
  const read = (file: string) => readFile(new URL(`${name}/${file}`, FOLDER))
  const original = await read('original.webp')
  const files = new Map([['original.webp', original]])
  for (const wide of widths) {
    // The largest derivative of a picture that is no wider is the picture itself.
    files.set(`w${wide}.webp`, wide === width ? original : await read(`w${wide}.webp`))
  }
  return files
}
