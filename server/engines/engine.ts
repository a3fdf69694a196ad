/**
 * The one interface behind which every provider of pictures stands.
 *
 * Three shapes of provider exist: those that answer in the call, those that are polled by id, and
 * those that call back and are polled. `submit` therefore returns either finished pictures or a
 * reference, which the caller stores before it waits, so that a crash resumes the provider's job
 * instead of buying it again.
 */

/** What an engine can do with one mode-and-model pair. Declared, never guessed. */
export type Capabilities = {
  /** Percentages while it works (`steps`), the place in the provider's queue, or nothing. */
  progress: 'steps' | 'queue' | 'none'
  /** Whether a running task can be stopped at the provider. */
  cancel: boolean
  /** Whether a seed is honoured: the same request and seed give the same picture. */
  seed: boolean
  negativePrompt: boolean
}

/** A picture handed to the engine: checked, upright and stripped of metadata. */
export type InputPicture = {
  name: string
  bytes: Uint8Array
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

export type EngineRequest = {
  creationId: string
  /** A pseudonym of the person, for providers that ask who is behind a request. */
  person: string
  /** No copy of it may stay with a provider that lets itself be told so. */
  isPrivate: boolean
  /** Fencing token: grows by one with every attempt at the same creation. */
  attempt: number
  mode: string
  model: string
  prompt: string
  searchPrompt: string
  negativePrompt: string
  /** 0 to 4294967294; always present, drawn by the service when the person left it empty. */
  seed: number
  style: string
  aspectRatio: string
  imageStrength: number
  /** Extra choices of the mode, by key: `scale` of upscale, `garmentType` of virtualTryOn. */
  options: Record<string, string>
  inputs: InputPicture[]
}

/** How a picture came to be, as IPTC DigitalSourceType names it. */
export type DigitalSource =
  | 'trainedAlgorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'algorithmicMedia'
  | 'algorithmicallyEnhanced'
  | 'compositeSynthetic'

export type EnginePicture = {
  /** An encoded PNG, JPEG or WebP file. */
  bytes: Uint8Array
  source: DigitalSource
}

export type EngineResult = {
  pictures: EnginePicture[]
  /** What the engine has to say of the result, in one sentence for the person, or null. */
  note: string | null
  /** Id of the engine that really made it, where this one handed the work on. */
  madeBy?: string
  /** The exact model version that made it, for the record. */
  modelVersion: string
  /** The provider's own name of the model, for the record; left out by engines that have one only. */
  providerModel?: string
  /** What the provider charges for it, in millionths of a US dollar; null or left out when not known. */
  costMicroUsd?: number | null
  /** Seconds that the provider bills, where it bills time; an operator's price for each makes the cost. */
  billedSeconds?: number
}

export type SubmitResult = { kind: 'done'; result: EngineResult } | { kind: 'pending'; reference: string }

export type EngineContext = {
  /** Aborted on cancel, deadline and shutdown; the engine stops work soon after. */
  signal: AbortSignal
  /** 0 to 1, monotonic within an attempt. Cheap to call often. */
  onProgress: (fraction: number) => void
}

export interface Engine {
  /** Stable key, stored with each creation. */
  id: string
  /** Shown to people beside the model's name. */
  name: string
  /** Strangers see prompts and pictures there: it never gets what is private. */
  isPublic?: boolean
  /** Capabilities for the pair, or null when this engine does not serve it. */
  serves(mode: string, model: string): Capabilities | null
  /**
   * What keeps pictures of these sizes from being used, in a sentence for the person; null when nothing does.
   * It is asked before anything is charged. Absent on engines that take every picture.
   */
  unusableReasonOf?(request: {
    mode: string
    model: string
    inputs: readonly Pick<InputPicture, 'name' | 'width' | 'height'>[]
  }): string | null
  /**
   * What in the pictures themselves keeps them from being used, in a sentence for the person; null when nothing does.
   * It is asked after `unusableReasonOf` and before anything is charged, in some seconds at most. Absent on engines that
   * need not look into pictures before.
   * @param signal aborted when nobody waits for the answer any more
   * @throws EngineError when it could not look
   */
  unusableContentReasonOf?(
    request: { mode: string; model: string; inputs: readonly InputPicture[] },
    signal: AbortSignal,
  ): Promise<string | null>
  /** @throws EngineError, and nothing else on purpose. */
  submit(request: EngineRequest, context: EngineContext): Promise<SubmitResult>
  /** Waits for a stored reference. Absent on engines that always answer in the call. */
  resume?(reference: string, request: EngineRequest, context: EngineContext): Promise<EngineResult>
  /** Stops a job at the provider as far as it lets itself be stopped. Never throws. */
  cancel?(reference: string): Promise<void>
  /** Milliseconds until the provider is asked again after it kept failing; 0 while it is believed to work. */
  downFor?(): number
  /**
   * What the operator has to fix before it can draw, each a sentence; nothing when all is well. Asks the
   * provider, starts no job and never throws. Absent on engines that have nothing to look at.
   */
  findings?(): Promise<string[]>
  /** Reads a provider's call back to us. Absent on engines whose provider makes none. */
  callback?: ProviderCallback
  /** Releases threads and sockets. */
  close(): Promise<void>
}

export type ProviderCallback = {
  /**
   * The reference that the call is about, or null when it is not the provider's. The call is a
   * hint to look: what became of the job is asked of the provider itself.
   */
  verify(headers: Record<string, string | string[] | undefined>, body: Buffer): Promise<string | null>
  /** Lets whoever waits for the reference in this process ask at once. */
  wake(reference: string): void
}

/**
 * The closed set of failures. The kind decides what the person reads, and whether another attempt is made:
 * after `rate_limited`, `unavailable` and `timeout`, unless the failure is final. Every kind refunds in the end.
 */
export type EngineErrorKind =
  | 'moderated'
  | 'invalid'
  | 'provider_credit'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'cancelled'

export class EngineError extends Error {
  readonly kind: EngineErrorKind
  /** A sentence for the person, or null to use the kind's own. Never a provider's raw text. */
  readonly detail: string | null
  readonly retryAfterMs: number | null
  /** Asking again could buy a second time: the provider has, or may have, started the job. */
  readonly isFinal: boolean
  /** The stored reference leads nowhere and nothing was paid for it: the next attempt submits anew. */
  readonly isReferenceLost: boolean
  /** The provider was not asked, because it wants rest or is down: waiting for it is no failed attempt. */
  readonly isUnsent: boolean

  constructor(
    kind: EngineErrorKind,
    options: {
      detail?: string
      retryAfterMs?: number
      isFinal?: boolean
      isReferenceLost?: boolean
      isUnsent?: boolean
      cause?: unknown
    } = {},
  ) {
    super(`engine failure: ${kind}`, { cause: options.cause })
    this.kind = kind
    this.detail = options.detail ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
    this.isFinal = options.isFinal ?? false
    this.isReferenceLost = options.isReferenceLost ?? false
    this.isUnsent = options.isUnsent ?? false
  }
}
