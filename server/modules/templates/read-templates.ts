import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Template, templateId } from '#contract/templates.ts'
import { parseTemplateFile, type TemplateFile } from './template-file.ts'

/** A picture of a template, kept in memory: there are few, and they are small. */
export type TemplatePicture = { bytes: Buffer; mediaType: 'image/png' | 'image/webp'; tag: string }

export type StoredTemplate = {
  template: Template
  trending: boolean
  order: number
  /** By file name, such as `1.png`. */
  pictures: Map<string, TemplatePicture>
}

/** A template that cannot be used: the message names its folder and says what is wrong. */
export class InvalidTemplateError extends Error {}

const THUMBNAIL = 'thumbnail.webp'

/**
 * Reads all templates below a folder, in the order in which they are shown.
 * @throws InvalidTemplateError
 */
export async function readTemplates(folder: string): Promise<StoredTemplate[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  const templates = await Promise.all(names.map(name => readTemplate(join(folder, name), name)))
  return templates.sort((a, b) => a.order - b.order || a.template.id.localeCompare(b.template.id))
}

async function readTemplate(folder: string, id: string): Promise<StoredTemplate> {
  try {
    if (!templateId.safeParse(id).success) throw new Error('its folder’s name is no id')
    const file = parseTemplateFile(await readFile(join(folder, 'template.json'), 'utf8'))
    const examples = Array.from({ length: file.exampleImagesCount }, (_, index) => `${index + 1}.png`)
    const files = [THUMBNAIL, ...examples, ...file.formFiles.map(input => `${input}.png`)]
    const pictures = await Promise.all(
      files.map(async picture => [picture, await readPicture(join(folder, picture))] as const),
    )
    const { trending, order } = file
    return { template: describe(id, file), trending, order, pictures: new Map(pictures) }
  } catch (cause) {
    throw new InvalidTemplateError(`The template ${folder} has a mistake: ${(cause as Error).message}`, {
      cause,
    })
  }
}

async function readPicture(path: string): Promise<TemplatePicture> {
  const bytes = await readFile(path)
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return { bytes, tag, mediaType: path.endsWith('.png') ? 'image/png' : 'image/webp' }
}

function describe(
  id: string,
  { name, description, examples, exampleImagesCount, ...file }: TemplateFile,
): Template {
  const addressOf = (picture: string) => `/templates/${id}/${picture}`
  return {
    id,
    name,
    description,
    image: addressOf('1.png'),
    thumbnail: addressOf(THUMBNAIL),
    examples,
    exampleImagesCount,
    formData: file.formData,
    formFiles: file.formFiles.map(key => ({ key, url: addressOf(`${key}.png`) })),
  }
}
