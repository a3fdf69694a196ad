import type { EngineRequest } from '../engine.ts'
import { hasInput, type InputLimits } from '../provider/inputs.ts'
import { LOGO } from '../provider/prompts.ts'

/** One call of Stability's API, as it serves a pair of the catalogue. */
export type Operation = {
  path: string
  /** For the record, and for `model` where the call has one. */
  model: string
  /** Cents of a US dollar that a success costs. */
  credits: number
  /** Answers with an id that is asked for later. */
  isDeferred?: boolean
  /** The form field of the picture `file1`. */
  picture?: { field: string; limits: InputLimits }
  /** Fields beside the picture; empty and undefined ones are left out. */
  fields: (request: EngineRequest) => Record<string, string | number | undefined>
}

/** A request holds at most 10 MiB, its other fields included. */
const REQUEST_BYTES = 9_500_000
const LARGEST: InputLimits = { maxPixels: 9_437_184, minSide: 64, maxBytes: REQUEST_BYTES }
const EDITED: InputLimits = { ...LARGEST, ratio: { min: 0.4, max: 2.5 } }

/** 0 asks for any seed; the largest one stands in for it. */
const seedOf = ({ seed }: EngineRequest) => (seed === 0 ? 4_294_967_294 : seed)

const texts = (request: EngineRequest) => ({
  prompt: request.prompt,
  negative_prompt: request.negativePrompt,
  seed: seedOf(request),
})
const styled = (request: EngineRequest) => ({
  ...texts(request),
  style_preset: request.style === 'none' ? undefined : request.style,
})
const painted = (request: EngineRequest) => ({ ...styled(request), aspect_ratio: request.aspectRatio })

const CORE: Operation = {
  path: '/v2beta/stable-image/generate/core',
  model: 'stable-image-core',
  credits: 3,
  fields: painted,
}
const ULTRA: Operation = {
  path: '/v2beta/stable-image/generate/ultra',
  model: 'stable-image-ultra',
  credits: 8,
  fields: painted,
}
const sd3 = (model: string, credits: number): Operation => ({
  path: '/v2beta/stable-image/generate/sd3',
  model,
  credits,
  fields: request => ({ ...painted(request), model, mode: 'text-to-image' }),
})
const guidedSd3 = (model: string, credits: number): Operation => ({
  ...sd3(model, credits),
  picture: { field: 'image', limits: LARGEST },
  // The ratio is that of the picture; sent along, it would be refused.
  fields: request => ({
    ...styled(request),
    model,
    mode: 'image-to-image',
    strength: request.imageStrength,
  }),
})
const control = (kind: string): Operation => ({
  path: `/v2beta/stable-image/control/${kind}`,
  model: `control-${kind}`,
  credits: 5,
  picture: { field: 'image', limits: EDITED },
  fields: styled,
})
const edit = (kind: string, changes: Partial<Operation>): Operation => ({
  path: `/v2beta/stable-image/edit/${kind}`,
  model: kind,
  credits: 5,
  picture: { field: 'image', limits: EDITED },
  fields: texts,
  ...changes,
})

const WITHOUT_PICTURE: Record<string, Operation> = {
  'txt2img/fast': sd3('sd3.5-flash', 2.5),
  'txt2img/standard': CORE,
  'txt2img/pro': sd3('sd3.5-large', 6.5),
  'txt2img/ultra': ULTRA,
  'logoMaker/v1.1': { ...CORE, fields: request => ({ ...painted(request), prompt: LOGO + request.prompt }) },
}

const WITH_PICTURE: Record<string, Operation> = {
  'img2img/standard': guidedSd3('sd3.5-medium', 3.5),
  'img2img/pro': guidedSd3('sd3.5-large', 6.5),
  'img2img/ultra': {
    ...ULTRA,
    picture: { field: 'image', limits: LARGEST },
    fields: request => ({ ...painted(request), strength: request.imageStrength }),
  },
  'sketch2img/pro': control('sketch'),
  'structure/pro': control('structure'),
  'searchReplace/pro': edit('search-and-replace', {
    fields: request => ({ ...styled(request), search_prompt: request.searchPrompt }),
  }),
  'searchRecolor/pro': edit('search-and-recolor', {
    fields: request => ({ ...styled(request), select_prompt: request.searchPrompt }),
  }),
  'removeBackground/pro': edit('remove-background', {
    picture: { field: 'image', limits: { ...LARGEST, maxPixels: 4_194_304 } },
    fields: () => ({}),
  }),
  'replaceBackground/v2.0': edit('replace-background-and-relight', {
    credits: 8,
    isDeferred: true,
    picture: { field: 'subject_image', limits: EDITED },
    fields: ({ prompt, ...request }) => ({
      ...texts({ ...request, prompt }),
      prompt: undefined,
      background_prompt: prompt,
    }),
  }),
}

type Named = { inputs: readonly { name: string }[] }

/** Whether Stability makes the pair at all, whatever pictures come with it. */
export const isServed = (pair: string): boolean =>
  Object.hasOwn(WITH_PICTURE, pair) || Object.hasOwn(WITHOUT_PICTURE, pair)

export const readsTexts = (pair: string): boolean => pair !== 'removeBackground/pro'

/** The call that serves a request. Where the guiding picture was left out, words alone guide. */
export function operationFor(request: Pick<EngineRequest, 'mode' | 'model'> & Named): Operation | undefined {
  const { mode, model } = request
  const pair = `${mode}/${model}`
  if (Object.hasOwn(WITH_PICTURE, pair) && hasInput(request, 'file1')) return WITH_PICTURE[pair]
  if (mode === 'img2img') return WITHOUT_PICTURE[`txt2img/${model}`]
  return Object.hasOwn(WITHOUT_PICTURE, pair) ? WITHOUT_PICTURE[pair] : undefined
}
