/** What is said of Easel when a picture is shared. `quote` is the text of a post. */
export type ShareText = {
  title: string
  description: string
  quote: string
  /** Without the number sign. */
  hashtags: readonly string[]
}

/** One of them is picked at random each time the share dialog opens. */
export const SHARE_TEXTS: readonly ShareText[] = [
  {
    title: 'Make the picture you meant',
    description: 'A sentence in, a picture out. This one came from Easel.',
    quote: 'I wrote a sentence and got the picture I meant.',
    hashtags: ['EaselArt', 'AIart', 'texttoimage'],
  },
  {
    title: 'Hung on the wall at Easel',
    description: 'A small gallery after hours, open to everybody.',
    quote: 'Fresh on the wall tonight. What do you see in it?',
    hashtags: ['EaselArt', 'AIart', 'gallery'],
  },
  {
    title: 'From words to wall',
    description: 'Pictures that began as a line of text.',
    quote: 'It began as one line of text. Look where it ended.',
    hashtags: ['EaselArt', 'promptart', 'AIart'],
  },
  {
    title: 'No brushes were harmed',
    description: 'Painted by a machine, meant by a person.',
    quote: 'No brushes were harmed in the making of this picture.',
    hashtags: ['EaselArt', 'AIart', 'digitalart'],
  },
  {
    title: 'The lamp is on',
    description: 'Come in and look at what people are making at Easel.',
    quote: 'The lamp is on and the paint is still wet. Come and look.',
    hashtags: ['EaselArt', 'AIart', 'wip'],
  },
  {
    title: 'Seen it in my head, now you can too',
    description: 'Easel turns what you describe into what others can see.',
    quote: 'I had this in my head all week. Now you can see it too.',
    hashtags: ['EaselArt', 'imagination', 'AIart'],
  },
  {
    title: 'One prompt, one picture',
    description: 'The prompt is on the page. Take it and make your own.',
    quote: 'The prompt is on the page. Take it, change a word, make your own.',
    hashtags: ['EaselArt', 'promptsharing', 'AIart'],
  },
  {
    title: 'Third try, best try',
    description: 'Try an idea for a few credits, then make it large.',
    quote: 'Third try, and it is the one. Worth keeping the seed.',
    hashtags: ['EaselArt', 'AIart', 'seedkeeper'],
  },
  {
    title: 'A window that was not there before',
    description: 'Places that never were, made at Easel.',
    quote: 'I would like to live in this picture for a week.',
    hashtags: ['EaselArt', 'AIart', 'dreamscape'],
  },
  {
    title: 'Sketched by hand, finished at Easel',
    description: 'Lines stay where you put them.',
    quote: 'My pencil did the lines, Easel did the rest.',
    hashtags: ['EaselArt', 'sketch', 'AIart'],
  },
  {
    title: 'Old photo, new light',
    description: 'Mend, recolour and enlarge pictures at Easel.',
    quote: 'Some pictures deserve a second life.',
    hashtags: ['EaselArt', 'photoediting', 'AIart'],
  },
  {
    title: 'Said in ten words',
    description: 'How few words does a picture need?',
    quote: 'Ten words were enough for this. How few do you need?',
    hashtags: ['EaselArt', 'tenwords', 'AIart'],
  },
  {
    title: 'Today’s picture',
    description: 'One a day keeps the blank page away.',
    quote: 'One picture a day. This is today’s.',
    hashtags: ['EaselArt', 'dailyart', 'AIart'],
  },
  {
    title: 'Coffee break, finished',
    description: 'Made between two sips.',
    quote: 'I made this before my coffee got cold.',
    hashtags: ['EaselArt', 'coffeebreak', 'AIart'],
  },
  {
    title: 'Ask me for the prompt',
    description: 'Or open the page: it is written under the picture.',
    quote: 'You may ask me for the prompt. It is shorter than you think.',
    hashtags: ['EaselArt', 'promptart', 'texttoimage'],
  },
  {
    title: 'Guess the style',
    description: 'Photographs, line art, origami, neon: one idea in many hands.',
    quote: 'Same idea, another style, another world. Which one would you take?',
    hashtags: ['EaselArt', 'artstyles', 'AIart'],
  },
  {
    title: 'For the wall, for a card, for a shirt',
    description: 'Pictures, logos, stickers and emojis, made at Easel.',
    quote: 'I came for one picture and left with a sticker, a logo and an emoji.',
    hashtags: ['EaselArt', 'design', 'AIart'],
  },
  {
    title: 'Made up, from top to bottom',
    description: 'Nothing in this picture exists. Easel made it all.',
    quote: 'Nothing in this picture exists. I rather miss it anyway.',
    hashtags: ['EaselArt', 'AIgenerated', 'AIart'],
  },
  {
    title: 'The blank page lost',
    description: 'For everybody who has ideas and cannot draw.',
    quote: 'I cannot draw. The blank page lost all the same.',
    hashtags: ['EaselArt', 'creativity', 'AIart'],
  },
  {
    title: 'Your turn at the easel',
    description: 'Sit down, write a line, press Create.',
    quote: 'My turn is over. The easel is yours.',
    hashtags: ['EaselArt', 'yourturn', 'AIart'],
  },
]
