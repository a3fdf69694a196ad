import type { Mood } from '../../drawings/figures/mood.ts'
import { meanings, wordSet } from './table.ts'

/** What faces say. */
export const MOODS = meanings<Mood>({
  smiling: 'smiling smiles smile happy cheerful amused proud',
  laughing: 'laughing laughs laugh grinning grin joyful giggling excited delighted',
  sad: 'sad crying cries weeping unhappy sorrowful melancholy heartbroken gloomy-faced sulking depressed lonely worried',
  angry: 'angry furious grumpy shouting scowling frowning annoyed fierce stern',
  silly: 'silly goofy derpy gurning',
  singing: 'singing sings',
  surprised: 'surprised shocked amazed astonished startled frightened scared terrified',
})

export const FEMALE = wordSet('female woman lady girl')
export const MALE = wordSet('male')
