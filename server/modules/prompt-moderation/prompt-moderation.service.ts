import { EngineError, type EnginePicture } from '#server/engines/engine.ts'
import { formatOf, MEDIA_TYPES } from '#server/images/kinds.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Log } from '#server/lib/log.ts'
import type { ModerationEndpoint } from './endpoint.ts'
import { findTerm } from './word-filter.ts'

export type PromptModerationService = ReturnType<typeof createPromptModeration>

/** Texts that say what is to be shown. What is not to be shown may be called by its name. */
const FIELDS = { prompt: 'prompt', searchPrompt: 'search prompt' } as const
type Field = keyof typeof FIELDS
export type ModeratedTexts = Record<Field, string>

/**
 * Judges what people write, before any credit moves, and what engines make.
 * @param deps.endpoint a service that judges beside the list of words; null leaves it to the list
 * @param deps.engines ids of the engines whose pictures the service judges
 */
export function createPromptModeration(deps: {
  endpoint: ModerationEndpoint | null
  engines: readonly string[]
  log: Log
}) {
  const { endpoint, engines, log } = deps

  async function judgeTexts(endpointHere: ModerationEndpoint, given: [Field, string][]): Promise<void> {
    const categories = await endpointHere.judgeTexts(given.map(([, text]) => text)).catch(cause => {
      log.warn({ err: cause }, 'the moderation service failed')
      throw new AppError('unavailable', {
        descr: 'The prompt could not be checked just now. Nothing was charged. Try again in a moment.',
        cause,
      })
    })
    for (const [index, category] of categories.entries()) {
      const field = given[index]?.[0]
      if (field && category !== null) throw refusal(field, category)
    }
  }

  return {
    /** @throws AppError text_refused, naming the field and the term or category; or unavailable */
    async checkTexts(texts: ModeratedTexts): Promise<void> {
      const given = (Object.keys(FIELDS) as Field[]).flatMap((field): [Field, string][] =>
        texts[field] ? [[field, texts[field]]] : [],
      )
      for (const [field, text] of given) {
        const found = findTerm(text)
        if (found) throw refusal(field, `“${found.term}” (${found.category})`)
      }
      if (endpoint && given.length > 0) await judgeTexts(endpoint, given)
    },

    /** @throws EngineError moderated; or unavailable when nobody could judge them */
    async checkPictures(engineId: string, pictures: EnginePicture[]): Promise<void> {
      if (!endpoint || !engines.includes(engineId)) return
      for (const { bytes } of pictures) {
        const format = formatOf(bytes)
        // What is not a picture is found out, and refunded, when it is stored.
        if (!format) continue
        const url = `data:${MEDIA_TYPES[format]};base64,${Buffer.from(bytes).toString('base64')}`
        const category = await endpoint.judgePicture(url).catch(cause => {
          throw new EngineError('unavailable', { isFinal: true, cause })
        })
        if (category !== null)
          throw new EngineError('moderated', { cause: new Error(`flagged: ${category}`) })
      }
    },
  }
}

const refusal = (field: Field, what: string): AppError =>
  new AppError('text_refused', {
    descr: `The ${FIELDS[field]} was refused because of ${what}. Change it and try again. Nothing was charged.`,
  })
