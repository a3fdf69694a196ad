import { COLOURS } from '../vocabulary/colours.ts'

const COLOUR = [...COLOURS.keys(), 'coloured', 'colored'].join('|')
/** Things that shades are named after, without a hyphen, too. */
const SHADES =
  'sky|hunter|forest|snow(?! white (?:(?:and|with) (?:the|her|seven)|sleeping|eating|holding)\\b)|storm|sea|ocean|blood|royal|midnight|ice|ash|moss|mint|sage|lime|lemon|mustard|charcoal|slate|dove|stone|pearl|' +
  'ivory|chocolate|coffee|candy|bubblegum|powder|electric|steel|cherry|ruby|brick|wine|apple|jet|raven|ink|pitch|coal|canary|' +
  'butter|honey|copper|rust|peacock|bottle|pine|jade|cobalt|salmon|coral|hot|plum|grape|fire engine|fire|sunset|smoke|leaf|sand|' +
  'straw|milk|bone|paper|ember|flame|lava|peach|sapphire|chestnut|cotton candy|robins egg|cornflower|denim|pastel|pale|neon'
/** Ends of words that only say what a thing is like. */
const LIKENESS =
  'shaped|like|style|styled|inspired|themed|patterned|print|printed|toned|esque|sized|scented|flavou?red|type|quality|looking|faced'
const NUMBER = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}'
/** What a numbered adjective is not made of: ages, numbers and heads. */
const COUNTED = 'headed|year|years|yr|day|week|month|hour|one|two|three|four|five|six|seven|eight|nine|\\d'

const MEDIUM =
  'paintings?|photos?|photographs?|pictures?|posters?|postcards?|illustrations?|renders?|renderings?|drawings?|sketch(?:es)?|' +
  'prints?|engravings?|etchings?|woodcuts?|linocuts?|lithographs?|frescos?|frescoes|mosaics?|collages?|snapshots?|screenshots?|' +
  'wallpapers?|watercolou?rs?|aquarelles?|doodles?|embroidery|tapestry|tapestries|murals?|stills?|vignettes?|artworks?|imagery|' +
  'cross ?stitch|scene|depiction|portrayal|rendition|visuali[sz]ation|greeting cards?|bookmark|gouache|pastels?'
/** Words before a medium that belong to it. */
const OF_A_MEDIUM =
  "landscape|seascape|cityscape|still ?life|portrait|nature|wildlife|street|travel|storybook|children’?'?s|book|fantasy|botanical|" +
  'editorial|documentary|family|holiday|wedding|war|cave|wall|oil|ink|sand|chalk|glass|silk|paper|stone|tile|' +
  '(?:i ?|smart|cell ?|mobile )?phone|desktop|laptop|computer|tablet|(?:lock|home) ?screen|screen'

/** What a camera or a film is called among the last words of a prompt; a thing only where it is what is asked for. */
const CAMERAS =
  '(?:(?:disposable|film|analog(?:ue)?|instant|vintage|old|digital|security|surveillance|phone|polaroid|dash(?:board)?|body|web|trail|' +
  'medium format|large format|mirrorless|point and shoot|pinhole|hand ?held|action|35 ?mm|kodak|cheap|canon|nikon|sony|leica|fuji\\w*) )*' +
  '(?:camera|film|polaroid|flash|smartphone|phone|webcam|tripod|cctv|camcorder|dashcam|photo booth)'

/** What a picture is wanted for. */
const PURPOSE =
  'cards?|posters?|walls?|bedroom|room|nursery|classroom|class|classes|lesson|presentation|project|invitations?|invites?|banner|website|cover|book|t-?shirt|mug|' +
  'calendar|gift|present|wallpaper|phone|desktop|screen ?saver|office|shop|menu|newsletter|game|logo|profile|avatar|homework|worksheet|flyer|leaflet|album|' +
  'daughter|son|kids?|children|mum|mom|dad|wife|husband|grandson|granddaughter|niece|nephew|friend|grandma|grandpa|toddlers?|students?'

/** Applied in this order to a prompt in lower case whose hyphens still stand. */
const QUALIFIERS: readonly (readonly [RegExp, string])[] = [
  // “For my daughter’s bedroom” says where the picture will hang.
  [
    new RegExp(
      `(?<=\\w.*)(?<!\\b(?:set|ready|dressed|waiting|laid|decorated|prepared|table|looking|waits|made|baked|cooking|flowers|food|search\\w*|shopping|time|party|bed|toys|room|space|school|playground|reaching|house|class|dinner|lunch|breakfast|cake|shop) ),? for (?:an?|my|our|your) (?:[\\w'’]+ (?!(?:in|on|at|with|by)\\b)){0,3}?(?:${PURPOSE})(?:[’']s)?(?: (?:wall|invite|invitation|card|picture|poster|door|cover|room|bedroom|nursery|party|birthday|classroom|homework|of [\\w -]+))*(?= *(?:[,.;!]|$))`,
      'g',
    ),
    '',
  ],
  // “1girl, 2boys”: as pictures are tagged.
  [/\b1(?=(?:girl|boy|man|woman|cat|dog)\b)/g, ''],
  [/\b([2-9])(?=(?:girl|boy|men|women|man|woman|cat|dog)s?\b)/g, '$1 '],
  // “Storm-grey eyes” bring no storm, “fire-red” nothing that burns.
  [/\b(?:multi|many|rainbow)[- ]?(?:colou?red|hued|colou?r)\b/g, 'rainbow'],
  [new RegExp(`\\b[a-z]+-(?=(?:${COLOUR})\\b)`, 'g'), ''],
  [new RegExp(`\\b(?:${SHADES}) (?=(?:${COLOUR}) )(?!\\w+ (?:light|lights|sign|signs|glow)\\b)`, 'g'), ''],
  [new RegExp(`\\b[a-z]+(?:-[a-z]+)?-(?:${LIKENESS})\\b(?! (?:,|$))`, 'g'), ''],
  // “A two-tone car” is one, and so is “a four-poster bed”.
  [new RegExp(`\\b(?:${NUMBER})-(?!(?:${COUNTED}))(?:and-a-half-)?[a-z]+(?= [a-z])`, 'g'), ''],
  [/\b(?:super )?(?:king|queen|twin|full|double|single|life|pint|bite|pocket|human|family)[- ]sized?\b/g, ''],
  // Of a velvet dress the cloth is not seen, and between colour and garment it would part them.
  [
    /\b(?:velvet|silk|satin|wool|woolen|woollen|cotton|linen|lace|tweed|cashmere|flannel|corduroy|chiffon|sequin(?:ned)?|knitted|quilted|crocheted|tulle|brocade)(?= (?:\w+ )?(?:dress|gown|coat|jacket|suit|skirt|shirt|blouse|scarf|hat|cap|cloak|cape|robe|sweater|jumper|cardigan|gloves|mittens|socks|trousers|pants|tie|bow tie|vest|waistcoat|shawl|pyjamas|pajamas|nightgown)\b)/g,
    '',
  ],
  // “A landscape painting of …” is of what it shows.
  [
    new RegExp(
      `^((?:(?!\\b(?:an?|the|of|with|in|on|at|by|and)\\b)[\\w-]+,? |(?:an?|the|this|my) ){0,6}?)(?:(?:${OF_A_MEDIUM}) )*(?:${MEDIUM}) (?:of|showing|depicting|featuring) (?=\\w)`,
    ),
    '$1',
  ],
  [
    /\b(?:(?:oil|acrylic|inks?|watercolou?rs?|gouache|pencil|charcoal|pastels?|paint|painted|printed|print|drawn|mixed media|crayon|chalk) )+on (?:canvas|paper|wood|panel|board|linen|cardboard|silk)\b(?: (?:style|painting|board))?/g,
    '',
  ],
  [
    new RegExp(
      `([,.;] )(?:(?:shot|taken|captured|photographed) (?:on|with) (?:an? )?)?${CAMERAS}(?: (?:photo|photography|picture|shot|footage|style|look|effect|aesthetic|quality|still|grain))?(?= *(?:[,.;]|$))`,
      'g',
    ),
    '$1',
  ],
]

/** Takes out of a text in lower case the words that only say of what shade, form or medium another thing is. */
export function withoutQualifiers(text: string): string {
  for (const [words, rest] of QUALIFIERS) text = text.replace(words, rest)
  return text
}
