import { fileURLToPath } from 'node:url'
import type * as z from 'zod'
import type { Template, TemplateInfo, templateListQuery } from '#contract/templates.ts'
import { AppError } from '#server/lib/errors.ts'
import { readTemplates, type StoredTemplate, type TemplatePicture } from './read-templates.ts'

const FOLDER = fileURLToPath(new URL('../../../content/templates/', import.meta.url))

export type TemplatesService = Awaited<ReturnType<typeof createTemplatesService>>

/**
 * Ready-made settings for a picture, with examples. They are read once: a new one takes a restart.
 * @throws InvalidTemplateError when one of them cannot be used
 */
export async function createTemplatesService(folder = FOLDER) {
  const stored = await readTemplates(folder)
  const byId = new Map(stored.map(entry => [entry.template.id, entry]))

  return {
    /** A page of the templates that contain every word of the keyword. */
    list({ page, perPage, keyword, trending }: z.output<typeof templateListQuery>): Template[] {
      const words = wordsOf(keyword ?? '')
      return stored
        .filter(entry => trending == null || entry.trending === trending)
        .filter(entry => words.every(word => textOf(entry).includes(word)))
        .slice((page - 1) * perPage, page * perPage)
        .map(({ template }) => template)
    },

    /** @throws AppError not_found */
    get(id: string): Template {
      const entry = byId.get(id)
      if (!entry) throw new AppError('not_found')
      return entry.template
    },

    find: (id: string): Template | null => byId.get(id)?.template ?? null,

    ids: (): string[] => [...byId.keys()],

    /** What a creation says of the template it was made with; null for one that is gone. */
    infoOf(id: string | null): TemplateInfo | null {
      const template = id === null ? undefined : byId.get(id)?.template
      if (!template) return null
      const { name, formData, formFiles } = template
      return { id: template.id, name, formData, formFiles }
    },

    /** A picture by its file name; null for whatever is not a picture of a template. */
    picture: (id: string, file: string): TemplatePicture | null => byId.get(id)?.pictures.get(file) ?? null,
  }
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

function textOf({ template: { name, description, formData } }: StoredTemplate): string {
  const { prompt = '', style = '' } = formData
  return [name, description, prompt, style].join(' ').toLowerCase()
}
