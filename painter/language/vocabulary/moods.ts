import type { Mood } from '../../drawings/figures/mood.ts'
import { meaningsOf } from './rows.ts'
import { wordSet } from './table.ts'

/** What faces say. */
export const MOODS = meaningsOf<Mood>('moods')

export const FEMALE = wordSet('female woman lady girl')
export const MALE = wordSet('male')
