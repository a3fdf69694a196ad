/** What is said when a picture is shared. `quote` is the text of a post. */
export type ShareText = {
  title: string
  description: string
  quote: string
  /** Without the number sign. */
  hashtags: readonly string[]
}

const TEXTS: readonly ShareText[] = [
  {
    title: 'Make the picture you meant',
    description: 'A sentence in, a picture out. This one came from {product}.',
    quote: 'I wrote a sentence and got the picture I meant.',
    hashtags: ['{product}Art', 'AIart', 'texttoimage'],
  },
  {
    title: 'Hung on the wall at {product}',
    description: 'A small gallery after hours, open to everybody.',
    quote: 'Fresh on the wall tonight. What do you see in it?',
    hashtags: ['{product}Art', 'AIart', 'gallery'],
  },
  {
    title: 'From words to wall',
    description: 'Pictures that began as a line of text.',
    quote: 'It began as one line of text. Look where it ended.',
    hashtags: ['{product}Art', 'promptart', 'AIart'],
  },
  {
    title: 'No brushes were harmed',
    description: 'Painted by a machine, meant by a person.',
    quote: 'No brushes were harmed in the making of this picture.',
    hashtags: ['{product}Art', 'AIart', 'digitalart'],
  },
  {
    title: 'The lamp is on',
    description: 'Come in and look at what people are making at {product}.',
    quote: 'The lamp is on and the paint is still wet. Come and look.',
    hashtags: ['{product}Art', 'AIart', 'wip'],
  },
  {
    title: 'Seen it in my head, now you can too',
    description: '{product} turns what you describe into what others can see.',
    quote: 'I had this in my head all week. Now you can see it too.',
    hashtags: ['{product}Art', 'imagination', 'AIart'],
  },
  {
    title: 'One prompt, one picture',
    description: 'The prompt is on the page. Take it and make your own.',
    quote: 'The prompt is on the page. Take it, change a word, make your own.',
    hashtags: ['{product}Art', 'promptsharing', 'AIart'],
  },
  {
    title: 'Third try, best try',
    description: 'Try an idea for a few credits, then make it large.',
    quote: 'Third try, and it is the one. Worth keeping the seed.',
    hashtags: ['{product}Art', 'AIart', 'seedkeeper'],
  },
  {
    title: 'A window that was not there before',
    description: 'Places that never were, made at {product}.',
    quote: 'I would like to live in this picture for a week.',
    hashtags: ['{product}Art', 'AIart', 'dreamscape'],
  },
  {
    title: 'Sketched by hand, finished at {product}',
    description: 'Lines stay where you put them.',
    quote: 'My pencil did the lines, {product} did the rest.',
    hashtags: ['{product}Art', 'sketch', 'AIart'],
  },
  {
    title: 'Old photo, new light',
    description: 'Mend, recolor and enlarge pictures at {product}.',
    quote: 'Some pictures deserve a second life.',
    hashtags: ['{product}Art', 'photoediting', 'AIart'],
  },
  {
    title: 'Said in ten words',
    description: 'How few words does a picture need?',
    quote: 'Ten words were enough for this. How few do you need?',
    hashtags: ['{product}Art', 'tenwords', 'AIart'],
  },
  {
    title: 'Today’s picture',
    description: 'One a day keeps the blank page away.',
    quote: 'One picture a day. This is today’s.',
    hashtags: ['{product}Art', 'dailyart', 'AIart'],
  },
  {
    title: 'Coffee break, finished',
    description: 'Made between two sips.',
    quote: 'I made this before my coffee got cold.',
    hashtags: ['{product}Art', 'coffeebreak', 'AIart'],
  },
  {
    title: 'Ask me for the prompt',
    description: 'Or open the page: it is written under the picture.',
    quote: 'You may ask me for the prompt. It is shorter than you think.',
    hashtags: ['{product}Art', 'promptart', 'texttoimage'],
  },
  {
    title: 'Guess the style',
    description: 'Photographs, line art, origami, neon: one idea in many hands.',
    quote: 'Same idea, another style, another world. Which one would you take?',
    hashtags: ['{product}Art', 'artstyles', 'AIart'],
  },
  {
    title: 'For the wall, for a card, for a shirt',
    description: 'Pictures, logos, stickers and emojis, made at {product}.',
    quote: 'I came for one picture and left with a sticker, a logo and an emoji.',
    hashtags: ['{product}Art', 'design', 'AIart'],
  },
  {
    title: 'Made up, from top to bottom',
    description: 'Nothing in this picture exists. {product} made it all.',
    quote: 'Nothing in this picture exists. I rather miss it anyway.',
    hashtags: ['{product}Art', 'AIgenerated', 'AIart'],
  },
  {
    title: 'The blank page lost',
    description: 'For everybody who has ideas and cannot draw.',
    quote: 'I cannot draw. The blank page lost all the same.',
    hashtags: ['{product}Art', 'creativity', 'AIart'],
  },
  {
    title: 'Your turn at the easel',
    description: 'Sit down, write a line, press Create.',
    quote: 'My turn is over. The easel is yours.',
    hashtags: ['{product}Art', 'yourturn', 'AIart'],
  },
]

/** A hashtag ends at the first sign that is neither a letter, a digit nor an underscore. */
const asHashtag = (text: string) => text.replace(/[^\p{L}\p{N}_]/gu, '')

/** The texts of a product of that name. One of them is picked each time the share dialog opens. */
export function shareTextsOf(product: string): ShareText[] {
  const named = (text: string) => text.replaceAll('{product}', () => product)
  return TEXTS.map(({ title, description, quote, hashtags }) => ({
    title: named(title),
    description: named(description),
    quote: named(quote),
    hashtags: hashtags.map(tag => asHashtag(named(tag))),
  }))
}
