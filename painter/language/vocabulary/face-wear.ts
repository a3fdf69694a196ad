import type { FaceWear } from '../../drawings/face-wear/face-wear.ts'
import { meanings } from './table.ts'

/** What is worn before a face or painted on it, by its word once phrases are joined. */
export const FACE_WEAR = meanings<FaceWear>({
  surgical: 'facemask',
  gas: 'gasmask respirator',
  goalie: 'goaliemask',
  beaked: 'beakmask',
  patch: 'eyepatch',
  domino: 'dominomask',
  veil: 'faceveil veiled',
  goggles: 'goggles',
  monocle: 'monocle',
  blindfold: 'blindfold blindfolded',
  warpaint: 'warpaint',
  tattoo: 'tattooed facetattoo',
  skullpaint: 'skullpaint',
})
