import * as z from 'zod'

/** Tokens of a picture, as the answer counts them. */
export const usage = z.object({
  input_tokens_details: z.object({ text_tokens: z.number(), image_tokens: z.number() }),
  output_tokens: z.number(),
  output_tokens_details: z.object({ text_tokens: z.number() }).nullish(),
})
type Usage = z.infer<typeof usage>

/** US dollars for a million tokens, which is millionths of a dollar for one. */
type TokenPrices = { textIn: number; imageIn: number; textOut: number; imageOut: number }

const GPT_IMAGE_2: TokenPrices = { textIn: 5, imageIn: 8, textOut: 10, imageOut: 30 }

/** The name without the maker that gateways put before it. */
const plain = (model: string) => model.slice(model.lastIndexOf('/') + 1)

/** Whether the model knows `quality` as low, medium and high; others may refuse it. */
export const hasQuality = (model: string): boolean => /^(gpt-image-|chatgpt-image)/.test(plain(model))

/** Whether the model draws other sizes than the three that every compatible one knows. */
export const drawsAnySize = (model: string): boolean => /^gpt-image-([2-9]|\d{2})/.test(plain(model))

/**
 * Millionths of a US dollar, by the provider's price list; null for models that are not in it. Tokens that
 * the provider had in its cache are cheaper and not told apart, so it is what the picture costs at most.
 */
export function costOf(model: string, used: Usage | null | undefined): number | null {
  if (!used || !/^gpt-image-2(-\d{4}-\d{2}-\d{2})?$/.test(plain(model))) return null
  const { text_tokens: textIn, image_tokens: imageIn } = used.input_tokens_details
  const textOut = used.output_tokens_details?.text_tokens ?? 0
  const prices = GPT_IMAGE_2
  return Math.round(
    textIn * prices.textIn +
      imageIn * prices.imageIn +
      textOut * prices.textOut +
      (used.output_tokens - textOut) * prices.imageOut,
  )
}
