import type { StyleKey } from '../../styles.ts'

/** What a picture is made with, where a prompt says so: looks that can be chosen, and some that only words name. */
export type Medium =
  | Exclude<StyleKey, 'none' | 'enhance'>
  | 'watercolour'
  | 'ink-wash'
  | 'oil-painting'
  | 'pencil'
  | 'crayon'
  | 'chalk'
  | 'stained-glass'

/** What a medium makes. */
const WORK =
  '(?:paintings?|drawings?|sketch(?:es)?|illustrations?|art(?:work)?|styled?|pictures?|portraits?|prints?|renderings?|works?|lines?|wash(?:es)?|look|technique)'
/** Media that are also things: they count beside what is made with them. */
const beside = (media: string) =>
  `\\b(?:${media})(?:(?:,| and| &) (?:ink|pen|wash|pencil|charcoal|pastels?|watercolou?rs?))* ${WORK}\\b|\\bdrawn (?:in|with) (?:${media})\\b|[,.;] (?:${media})(?= *(?:[,.;]|$))`
/** Not what somebody paints with, or has bought. */
const NO_SUPPLIES =
  '(?! (?:sets?|box(?:es)?|tubes?|paints?|brush(?:es)?|palettes?|tins?|class|lessons?|shop|supplies|pads?|pans)\\b)'

/** Windows of a church, and what somebody stands beside, are there and no picture. */
const NO_CHURCH =
  '(?<!\\b(?:with|through|has|and|by|under|near|below|behind|beside|church|chapel|cathedral|chapels?|interior)\\b.*)'
const GLASS_WORK =
  '(?:windows?|panels?|panes?|murals?|mosaics?|art(?:work)?|designs?|paintings?|illustrations?|portraits?|pictures?)'

/** In the order in which they are looked for; of a prompt in lower case without hyphens. */
const MEDIA: readonly (readonly [Medium, RegExp])[] = [
  [
    'stained-glass',
    new RegExp(
      `${NO_CHURCH}\\bstained ?glass(?: ${GLASS_WORK})*(?= (?:of|depicting|showing|featuring|portraying)\\b)|\\bstained ?glass (?:styled?|art(?:work)?|designs?|look|effect|illustration|portrait|painting)\\b|${NO_CHURCH}(?:^|\\b(?:as|an?|in|like) )(?:(?!of|in|on|through|with|from|by|under|behind)\\w+ ){0,3}stained ?glass(?: ${GLASS_WORK})*(?= *(?:[,.;]|$))|[,.;] stained ?glass(?: ${GLASS_WORK})*(?= *(?:[,.;]|$))|^(?:an? )?stained ?glass(?= (?!windows?|doors?|lamps?|ceiling|church|panes?|panels?)\\w+$)`,
    ),
  ],
  ['pixel-art', /\bpixel(?:ated)? ?art\b|\b(?:8|16) ?bit\b(?! computer| console)|\bpixelated\b/],
  ['low-poly', /\blow ?poly(?:gon)?\b/],
  [
    'tile-texture',
    /\bseamless (?:\w+ )?(?:pattern|texture|tile)s?\b|\btileable\b|\b(?:fabric|textile|wallpaper|wrapping paper|repeat(?:ing)?|toile) patterns?\b(?= *(?:[,.;]|$)| (?:of|with|featuring)\b)|^(?:an? )?(?:\w+ )?(?:pattern|tile texture) (?:of|with) /,
  ],
  [
    'modeling-compound',
    /\bclay ?mation\b|\bclay (?:figure|sculpture|model|render|style)\b|\bplasticine\b|\bstop ?motion clay\b/,
  ],
  ['isometric', /\bisometric(?: view| render(?:ing)?| illustration| art| drawing)?\b/],
  [
    'ink-wash',
    /\b(?:chinese|japanese|asian|oriental|sumi ?e|ink) (?:\w+ )?(?:ink|wash|water ?colou?r|brush) ?(?:paintings?|drawings?|style|art|wash)?\b|\bsumi ?e\b|\bink ?wash\b/,
  ],
  [
    'watercolour',
    new RegExp(
      `(?<!\\b(?:with|using|her|his|some|of|the|my) )\\b(?:water ?colou?rs?|aquarelle)\\b${NO_SUPPLIES}|\\bin water ?colou?rs?\\b`,
    ),
  ],
  [
    'oil-painting',
    new RegExp(
      `${beside('oils?|acrylics?|gouache|palette knife|impasto')}|\\boil on canvas\\b|^(?:an? )?(?:(?!face|body|rock|cave|wall|spray|digital|sand)\\w+ ){0,2}painting of\\b|\\bgouache\\b|\\bvan gogh style\\b|\\bimpasto\\b|\\b(?:post ?)?impressionis(?:t|tic|m)\\b(?! (?:museum|gallery|exhibition))|\\b(?:in the style of|by|like) (?:\\w+ )?(?:monet|van gogh|renoir|cezanne)\\b`,
    ),
  ],
  ['chalk', new RegExp(beside('chalks?'))],
  [
    'line-art',
    new RegExp(
      `${beside('inks?|pen(?: and ink)?|line|contour|ball ?point(?: pen)?|fine ?liner|black ink')}|\\bline ?art\\b|\\bcolou?ring (?:book )?pages?\\b|\\b(?:etching|engraving|woodcut|linocut)\\b`,
    ),
  ],
  [
    'crayon',
    new RegExp(
      `${beside('(?:colou?red |coloring )pencils?|crayons?')}|\\b(?:made|done|coloured|colored) (?:with|in) (?:crayons?|colou?red pencils?)|\\b(?:an? )?child'?s drawing\\b`,
    ),
  ],
  [
    'pencil',
    new RegExp(
      `${beside('(?:graphite )?pencils?|graphite|charcoals?')}|^(?:an? |the )?(?:\\w+ )?sketch of\\b|\\b(?:made|done) (?:with|in) pencils?\\b`,
    ),
  ],
  ['anime', /\banime\b(?! (?:figure|shop|store|convention|poster|fan\b))|\bmanga\b(?! (?:shop|store))/],
  [
    'comic-book',
    /\bcomic(?: ?book)? (?:style|art|illustration|panel)s?\b|\bgraphic novel\b(?! (?:shop|section))|\bcartoon(?: style)?\b(?! (?:network|shop|convention))|\bpop art\b/,
  ],
  ['3d-model', /\b3d (?:model|render(?:ing|ed)?|icon|illustration|style)\b/],
  ['origami', /\borigami (?:style|art|look)\b|\b(?:in|as) origami\b/],
  ['neon-punk', /\bneon ?punk\b|\b(?:synth|vapor|vapour|retro)wave\b/],
  ['fantasy-art', /\bfantasy (?:art(?:work)?|painting|illustration)\b/],
  ['digital-art', /\bdigital (?:art(?:work)?|painting|illustration|drawing)\b/],
  ['photographic', /\b(?:photo|hyper) ?realistic\b|\bphotographic (?:style|look)\b/],
  [
    'analog-film',
    /\bpolaroid (?:photo|photograph|picture|shot)\b|\b(?:35 ?mm|analog(?:ue)?) (?:film )?(?:photo|photograph|film)\b(?! camera)|\bfilm photograph(?:y)?\b|\bdisposable camera (?:photo|picture|shot)\b/,
  ],
  [
    'cinematic',
    /\b(?:cinematic|film|movie) (?:still|shot|scene|frame|photo(?:graph)?|style|look)\b(?! (?:set|crew))/,
  ],
]

/** What may stand around the name of a medium: “in the style of a watercolour and ink drawing of …”. */
const BEFORE =
  '(?:\\b(?:in|as|like|done in|made in|painted in|drawn in|drawn as|with) )?(?:\\b(?:an?|the|this) )?'
const AFTER = `(?:(?:,| and| &)? (?:ink|pen|wash|pencil))*(?: ${WORK})*(?: (?:style|effect|on (?:paper|canvas|a blackboard|black paper)))*(?: (?:of|showing|depicting)\\b)?`

/** What the prompt says that the picture is made with, and in which words; null where it says nothing. */
export function mediumNamed(prompt: string): { medium: Medium; words: string } | null {
  const text = spaced(prompt.toLowerCase())
  for (const [medium, pattern] of MEDIA) {
    const words = pattern.exec(text)?.[0]
    if (words) return { medium, words: words.replace(/^[,.;] /, '') }
  }
  return null
}

/** A prompt may name its medium at both ends: “a child's drawing of …, made with crayons”. */
const MOST_NAMED = 3

/** The prompt without the words that only name its medium. */
export function withoutMedium(prompt: string): string {
  let rest = prompt
  for (let k = 0; k < MOST_NAMED; k++) {
    const words = mediumNamed(rest)?.words
    if (!words) return rest
    const named = words.split(' ').join('[ -]+')
    // An oil portrait is one without the oil, too.
    rest = rest.replace(new RegExp(`${BEFORE}${named}${AFTER}`, 'i'), told =>
      /\bportrait\b/i.test(told) ? ' portrait of ' : ' ',
    )
  }
  return rest
}

const spaced = (text: string) => text.replace(/-/g, ' ').replace(/ {2,}/g, ' ')
