/** How a drawn face looks, and what flies around it. */
export type Mood = {
  eyes: 'open' | 'closed' | 'wide' | 'wink' | 'narrow'
  mouth: 'smile' | 'grin' | 'frown' | 'round' | 'line' | 'smirk'
  /** Whether the cheeks are pink. */
  blush: boolean
  /** Icon beside the head. */
  sign: string | null
  /** The face with this mood, where nothing else is named. */
  face: string
}

const mood = (
  eyes: Mood['eyes'],
  mouth: Mood['mouth'],
  face: string,
  { blush = false, sign = null }: Partial<Mood> = {},
): Mood => ({ eyes, mouth, blush, sign, face })

const MOODS: Record<string, Mood> = {
  happy: mood('open', 'smile', 'grinning-face-with-smiling-eyes', { blush: true }),
  laughing: mood('closed', 'grin', 'face-with-tears-of-joy'),
  love: mood('open', 'smile', 'smiling-face-with-heart-eyes', { blush: true, sign: 'red-heart' }),
  angry: mood('narrow', 'frown', 'enraged-face', { sign: 'fire' }),
  sad: mood('open', 'frown', 'crying-face', { sign: 'droplet' }),
  sleepy: mood('closed', 'line', 'sleeping-face', { sign: 'crescent-moon' }),
  surprised: mood('wide', 'round', 'astonished-face'),
  scared: mood('wide', 'frown', 'face-screaming-in-fear', { sign: 'ghost' }),
  cool: mood('open', 'smirk', 'smiling-face-with-sunglasses', { sign: 'sunglasses' }),
  proud: mood('closed', 'smile', 'smiling-face-with-smiling-eyes', { blush: true, sign: 'crown' }),
  shy: mood('open', 'line', 'flushed-face', { blush: true }),
  silly: mood('wink', 'grin', 'zany-face'),
  festive: mood('closed', 'grin', 'partying-face', { sign: 'party-popper' }),
  sick: mood('narrow', 'line', 'face-with-thermometer'),
  thoughtful: mood('open', 'smirk', 'thinking-face'),
  clever: mood('open', 'smile', 'nerd-face', { sign: 'light-bulb' }),
}

const WORDS: Record<string, string> = {
  cheerful: 'happy',
  joyful: 'happy',
  smiling: 'happy',
  glad: 'happy',
  funny: 'laughing',
  loving: 'love',
  adoring: 'love',
  enamoured: 'love',
  furious: 'angry',
  grumpy: 'angry',
  mad: 'angry',
  unhappy: 'sad',
  crying: 'sad',
  lonely: 'sad',
  tired: 'sleepy',
  sleeping: 'sleepy',
  dreaming: 'sleepy',
  shocked: 'surprised',
  amazed: 'surprised',
  astonished: 'surprised',
  afraid: 'scared',
  frightened: 'scared',
  smug: 'proud',
  royal: 'proud',
  embarrassed: 'shy',
  bashful: 'shy',
  goofy: 'silly',
  crazy: 'silly',
  winking: 'silly',
  party: 'festive',
  partying: 'festive',
  birthday: 'festive',
  ill: 'sick',
  thinking: 'thoughtful',
  nerdy: 'clever',
  smart: 'clever',
}

/** The mood that a lower-case word names, or null. */
export function moodOf(word: string): Mood | null {
  const key = Object.hasOwn(WORDS, word) ? WORDS[word] : word
  return Object.hasOwn(MOODS, key) ? MOODS[key] : null
}
