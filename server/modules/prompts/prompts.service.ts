import { findMode } from '#catalogue/modes.ts'
import { PROMPT_LIMIT } from '#contract/creation-limits.ts'
import type { Actor } from '#server/authority/actor.ts'
import { AppError } from '#server/lib/errors.ts'
import { lengthOf, readableText } from '#server/lib/texts.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import type { ChatEnhancer } from './chat.ts'
import { enhanceByRules } from './embedded/enhance.ts'

export type PromptsService = ReturnType<typeof createPromptsService>

/** @param deps.chat the service that enhances prompts, or null for the embedded enhancer */
export function createPromptsService(deps: {
  chat: ChatEnhancer | null
  people: Pick<PeopleService, 'pseudonymOf'>
}) {
  const { chat, people } = deps
  return {
    /**
     * The prompt with more said about it, at most as long as a prompt may be.
     * @param modeKey what the prompt is for; null for any picture
     * @throws AppError prompt_required, prompt_too_long, unknown_mode, invalid_input or enhancement_failed
     */
    async enhance(actor: Actor, sent: string, modeKey: string | null): Promise<string> {
      const prompt = readableText(sent)
      if (!prompt) throw new AppError('prompt_required')
      if (lengthOf(prompt) > PROMPT_LIMIT) throw new AppError('prompt_too_long')
      const mode = modeKey === null ? null : findMode(modeKey)
      if (mode === undefined) throw new AppError('unknown_mode')
      if (mode && !mode.showEnhancePrompt) {
        throw new AppError('invalid_input', { descr: 'Prompts of this mode are taken as they are.' })
      }
      if (!chat) return enhanceByRules(prompt, mode)
      return await chat(prompt, mode, await people.pseudonymOf(actor.userId))
    },
  }
}
