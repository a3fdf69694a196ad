/** What photo editing makes: everything but a picture that is painted from words alone. */
export type EditMode =
  | 'emoji'
  | 'face2sticker'
  | 'fixOldPhoto'
  | 'img2img'
  | 'logoMaker'
  | 'photo2anime'
  | 'portraitMaker'
  | 'removeBackground'
  | 'replaceBackground'
  | 'searchRecolor'
  | 'searchReplace'
  | 'sketch2img'
  | 'structure'
  | 'upscale'

/** Who found the subject before the edit: how much of each pixel is it, stretched over the whole picture. */
export type SubjectMask = { width: number; height: number /** 0 to 1, row by row. */; values: Float32Array }

export type EditJob = {
  kind: 'edit'
  mode: EditMode
  model: string
  prompt: string
  searchPrompt: string
  negativePrompt: string
  style: string
  aspectRatio: string
  seed: number
  /** 0 to 1: how far the result may go from the picture that was sent. */
  imageStrength: number
  options: Record<string, string>
  /** Encoded pictures: PNG, JPEG or WebP. */
  inputs: Uint8Array[]
  /** The subject, where it is known already; null when the edit has to find it. */
  subject: SubjectMask | null
}

/** What the caller allows. */
export type EditLimits = {
  /** Why a picture cannot be upscaled that many times, for the person; null when it can. */
  problemWithUpscale: (size: { width: number; height: number }, factor: number) => string | null
}
