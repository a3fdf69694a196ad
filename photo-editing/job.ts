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
  /** Encoded pictures: PNG, JPEG or WebP. A second one of replaceBackground is what comes behind, drawn already. */
  inputs: Uint8Array[]
  /** The subject, where it is known already; null when the edit has to find it. */
  subject: SubjectMask | null
}

/** Finds the place of what words name, for somebody else to draw there. */
export type FindPlaceJob = Pick<EditJob, 'prompt' | 'searchPrompt' | 'inputs' | 'subject'> & {
  kind: 'findPlace'
}

/** What the caller allows. */
export type EditLimits = {
  /** Why a picture cannot be upscaled that many times, for the person; null when it can. */
  problemWithUpscale: (size: { width: number; height: number }, factor: number) => string | null
}

/** A picture in which somebody found a face. */
export type FacePicture = {
  /** Encoded: PNG, JPEG or WebP, upright. */
  picture: Uint8Array
  /** x, y and z of MediaPipe's 468 face points in pixels of the picture; z grows away from the camera. */
  mesh: Float32Array
}

/** Puts a face in the place of another one. */
export type SwapFaceJob = {
  kind: 'swapFace'
  /** How much work the face is worth: fine keeps more pixels of a large one and has the picture's grain. */
  finish: 'quick' | 'fine'
  /** The picture that stays but for its face. */
  target: FacePicture
  /** The new face; it may be used as a mirror shows it, where that turns it the right way. */
  face: FacePicture & { mirroredMesh: Float32Array }
}
