/** What a face says. */
export type Mood = 'asleep' | 'smiling' | 'laughing' | 'sad' | 'angry' | 'surprised' | 'silly' | 'singing'
