import type { Made, Report } from '#painter/job.ts'
import type { EditJob, EditLimits, EditMode } from './job.ts'

/** One mode of photo editing. @throws InvalidJobError with a sentence for the person */
type Edit = (job: EditJob, report: Report, limits: EditLimits) => Promise<Made>

/** Loaded when asked for: most modes need libraries that the others can do without. */
const EDITS: Record<EditMode, () => Promise<Edit>> = {
  emoji: async () => (await import('./designs/emoji.ts')).drawEmoji,
  face2sticker: async () => (await import('./cutting/sticker.ts')).makeSticker,
  fixOldPhoto: async () => (await import('./mending/fix-old-photo.ts')).fixOldPhoto,
  img2img: async () => (await import('./looks/image-to-image.ts')).imageToImage,
  logoMaker: async () => (await import('./designs/logo.ts')).drawLogo,
  photo2anime: async () => (await import('./looks/photo-to-anime.ts')).photoToAnime,
  portraitMaker: async () => (await import('./looks/portrait-style.ts')).stylePortrait,
  removeBackground: async () => (await import('./cutting/remove-background.ts')).removeBackground,
  replaceBackground: async () => (await import('./cutting/replace-background.ts')).replaceBackground,
  searchRecolor: async () => (await import('./searching/recolour.ts')).recolourFound,
  searchReplace: async () => (await import('./searching/replace.ts')).replaceFound,
  sketch2img: async () => (await import('./looks/sketch-to-image.ts')).sketchToImage,
  structure: async () => (await import('./looks/structure.ts')).keepStructure,
  upscale: async () => (await import('./upscaling/upscale-picture.ts')).upscalePicture,
}

/** Does what the job asks for and encodes the result as a PNG. */
export async function editPicture(job: EditJob, report: Report, limits: EditLimits): Promise<Made> {
  const edit = await EDITS[job.mode]()
  return edit(job, report, limits)
}
