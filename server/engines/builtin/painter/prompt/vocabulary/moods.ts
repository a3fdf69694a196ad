import type { Mood } from '../../subjects/figures/figure-pen.ts'
import { meanings, wordSet } from './table.ts'

/** What faces say. */
export const MOODS = meanings<Mood>({
  laughing:
    'laughing laughs laugh smiling smiles smile grinning grin happy joyful cheerful giggling excited delighted amused',
  sad: 'sad crying cries weeping unhappy sorrowful melancholy heartbroken gloomy-faced sulking depressed lonely worried',
  angry: 'angry furious grumpy shouting scowling frowning annoyed fierce stern',
  surprised: 'surprised shocked amazed astonished startled frightened scared terrified',
})

export const FEMALE = wordSet('female woman lady girl')
export const MALE = wordSet('male')
