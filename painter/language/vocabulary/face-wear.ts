import type { FaceWear } from '../../drawings/face-wear/face-wear.ts'
import { meaningsOf } from './rows.ts'

/** What is worn before a face or painted on it, by its word once phrases are joined. */
export const FACE_WEAR = meaningsOf<FaceWear>('face wear')
