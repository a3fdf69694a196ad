import { materialNamed } from '../../drawings/materials.ts'
import { meaningsOf } from './rows.ts'
import { wordSet } from './table.ts'

/** What a thing can be said to be made of, by the words for it; other things that it is put together of are nouns. */
const STUFF_WORDS = meaningsOf('stuff words')

/** Of a material as drawings have it. */
export const stuffNamed = (word: string): string | null => STUFF_WORDS.get(word) ?? materialNamed(word)

/** Words for a stuff that say so before a thing, too, of whatever kind; most others before a noun only say which one it is. */
export const FANCIFUL = wordSet(
  'cardboard knitted knit crochet crocheted woollen woolen felt lego patchwork gingerbread origami',
)
