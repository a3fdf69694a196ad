import * as z from 'zod'
import { configurationOf, findMode, findModel } from '#catalogue/modes.ts'
import { isRatio } from '#catalogue/ratios.ts'
import { isStyle } from '#catalogue/styles.ts'
import { creationForm } from '#contract/creations.ts'

/** What a template fills in: the fields of the creation form that are about the picture itself. */
const formData = creationForm
  .omit({
    imageMode: true,
    model: true,
    private: true,
    idempotencyKey: true,
    templateId: true,
    sourceId: true,
  })
  .partial()
  .strict()

/** The shape of `template.json`. */
const templateFile = z.strictObject({
  name: z.string().min(1).max(40),
  description: z.string().min(1).max(80),
  mode: z.string(),
  model: z.string(),
  trending: z.boolean(),
  /** Templates are shown from the lowest to the highest. */
  order: z.number(),
  exampleImagesCount: z.int().min(1).max(20),
  examples: z.enum(['drawn', 'illustrated']).default('drawn'),
  formData,
  formFiles: z.array(z.string()).default([]).describe('Image inputs whose picture comes with the template'),
})

export type TemplateFile = Pick<
  z.output<typeof templateFile>,
  'name' | 'description' | 'trending' | 'order' | 'examples' | 'exampleImagesCount' | 'formFiles'
> & {
  /** As it goes out: with the mode and the model among its fields. */
  formData: Record<string, unknown>
}

/**
 * Reads the text of a `template.json` and holds it against the catalogue.
 * @throws Error that says what is wrong in it
 */
export function parseTemplateFile(text: string): TemplateFile {
  const json: unknown = JSON.parse(text)
  const parsed = templateFile.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
  }
  const { mode, model, formFiles, ...rest } = parsed.data
  checkAgainstCatalogue(parsed.data)
  // As it was written: the checked copy has been filled up with defaults that the template leaves alone.
  const written = (json as { formData: Record<string, unknown> }).formData
  return { ...rest, formFiles, formData: { imageMode: mode, model, ...written } }
}

function checkAgainstCatalogue({ mode: modeKey, model: modelName, ...file }: z.output<typeof templateFile>) {
  const mode = findMode(modeKey)
  if (!mode) throw new Error(`mode: there is none called “${modeKey}”`)
  const model = findModel(mode, modelName)
  if (!model) throw new Error(`model: ${modeKey} has none called “${modelName}”`)
  const { style, aspectRatio, options } = file.formData
  if (style && !isStyle(style)) throw new Error(`formData.style: there is none called “${style}”`)
  if (aspectRatio && !isRatio(aspectRatio)) throw new Error(`formData.aspectRatio: “${aspectRatio}” is none`)
  const { selectInputs, imageInputs } = configurationOf(mode, model)
  for (const [key, choice] of Object.entries(options ?? {})) {
    const select = selectInputs.find(input => input.key === key)
    if (!select?.choices.some(offered => offered.key === choice)) {
      throw new Error(`formData.options.${key}: ${modeKey} offers no “${choice}” there`)
    }
  }
  for (const name of file.formFiles) {
    if (!imageInputs.some(input => input.name === name)) {
      throw new Error(`formFiles: ${modeKey} takes no picture called “${name}”`)
    }
  }
}
