import * as z from 'zod'
import type { ChatService } from '#server/config/configuration.ts'
import { createCaller } from '#server/engines/provider/call.ts'

/** An OpenAI-compatible service that judges texts and pictures. */
export type ModerationEndpoint = {
  /** For each text the category that it is flagged with, or null. @throws Error when it does not answer */
  judgeTexts(texts: string[]): Promise<(string | null)[]>
  /** The category that a picture is flagged with, or null. @throws Error when it does not answer */
  judgePicture(dataUrl: string): Promise<string | null>
}

const TIMEOUT_MS = 5_000
const PICTURE_TIMEOUT_MS = 20_000
const ANSWER_BYTES = 1_000_000

const verdicts = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) }),
  ),
})

export function createModerationEndpoint({ baseUrl, model, apiKey }: ChatService): ModerationEndpoint {
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
  const call = createCaller({ baseUrl, headers, limitBytes: ANSWER_BYTES })

  async function judge(input: unknown, timeoutMs: number): Promise<(string | null)[]> {
    const ask = () => call({ path: '/moderations', method: 'POST', json: { model, input }, timeoutMs })
    // Judging changes nothing, so a second question does no harm.
    let answer = await ask().catch(ask)
    if (answer.status >= 500 || answer.status === 429) answer = await ask()
    if (answer.status !== 200) throw new Error(`the service that judges answered ${answer.status}`)
    return verdicts.parse(answer.json()).results.map(({ flagged, categories }) => {
      const named = Object.entries(categories).find(([, isSo]) => isSo)?.[0]
      return flagged ? (named ?? 'its rules') : null
    })
  }

  return {
    async judgeTexts(texts) {
      const found = await judge(texts, TIMEOUT_MS)
      if (found.length !== texts.length) throw new Error('the service judged another number of texts')
      return found
    },
    async judgePicture(url) {
      const found = await judge([{ type: 'image_url', image_url: { url } }], PICTURE_TIMEOUT_MS)
      if (found.length === 0) throw new Error('the service judged nothing')
      return found.find(category => category !== null) ?? null
    },
  }
}
