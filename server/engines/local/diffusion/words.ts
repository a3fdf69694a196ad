import type { Network } from '../network.ts'
import type { ClipTokenizer } from './clip-tokenizer.ts'
import { IncompatibleModelError, tensorFor, type Values, valuesOf } from './tensors.ts'

const OUTPUT = 'last_hidden_state'

/** What the text encoder makes of a prompt: a vector for each of its tokens; `cut` tokens did not fit. */
export async function encodeWords(
  encoder: Network,
  tokenizer: ClipTokenizer,
  prompt: string,
): Promise<{ values: Values; cut: number }> {
  const encoded = tokenizer.encode(prompt)
  const ids = { data: Float32Array.from(encoded.ids), dims: [1, tokenizer.length] }
  const all = { data: new Float32Array(tokenizer.length).fill(1), dims: ids.dims }
  const feeds = encoder.inputs.map(info => {
    if (info.name === 'input_ids') return [info.name, tensorFor(info, ids)] as const
    // Stable Diffusion was trained with the padding in view.
    if (info.name === 'attention_mask') return [info.name, tensorFor(info, all)] as const
    throw new IncompatibleModelError(`The text encoder wants ${info.name}, which is not known.`)
  })
  const results = await encoder.run(Object.fromEntries(feeds))
  const hidden = results[OUTPUT]
  if (!hidden) throw new IncompatibleModelError(`The text encoder gives no ${OUTPUT}.`)
  return { values: valuesOf(hidden), cut: encoded.cut }
}
