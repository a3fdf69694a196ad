import type { TemplateInfo } from '#contract/templates.ts'

/**
 * Downloads the pictures of a template, by the names of their inputs.
 * @throws Error `Failed to fetch URL: …` with the reason
 */
export async function downloadFiles(files: TemplateInfo['formFiles']): Promise<Record<string, File>> {
  const entries = await Promise.all(files.map(async ({ key, url }) => [key, await download(url)] as const))
  return Object.fromEntries(entries)
}

async function download(url: string): Promise<File> {
  let response: Response
  try {
    response = await fetch(url)
  } catch (cause) {
    throw new Error('Failed to fetch URL: network unreachable', { cause })
  }
  if (!response.ok) throw new Error(`Failed to fetch URL: ${response.statusText || response.status}`)
  const bytes = await response.blob()
  const name = new URL(url, location.href).pathname.split('/').at(-1) || 'picture'
  return new File([bytes], name, { type: bytes.type })
}
