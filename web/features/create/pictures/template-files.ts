import type { TemplateInfo } from '#contract/templates.ts'
import { measurePicture } from '#web/lib/check-upload.ts'
import type { MeasuredFile } from '../store.ts'

/**
 * Downloads the pictures of a template, by the names of their inputs.
 * @throws Error `Failed to fetch URL: …` with the reason
 */
export async function downloadFiles(files: TemplateInfo['formFiles']): Promise<Record<string, MeasuredFile>> {
  const entries = await Promise.all(files.map(async ({ key, url }) => [key, await download(url)] as const))
  return Object.fromEntries(entries)
}

async function download(url: string): Promise<MeasuredFile> {
  let response: Response
  try {
    response = await fetch(url)
  } catch (cause) {
    throw new Error('Failed to fetch URL: network unreachable', { cause })
  }
  if (!response.ok) throw new Error(`Failed to fetch URL: ${response.statusText || response.status}`)
  const bytes = await response.blob()
  const name = new URL(url, location.href).pathname.split('/').at(-1) || 'picture'
  const file = new File([bytes], name, { type: bytes.type })
  const size = await measurePicture(file)
  if (!size) throw new Error('Failed to fetch URL: it holds no picture')
  return { file, ...size }
}
