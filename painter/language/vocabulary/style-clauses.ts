/** Manners that say how houses, rooms and clothes look, and so are read. */
const SHOWN =
  '(?:\\w+(?:ese|ian|ish|ean|ican|punk)|french|greek|modern|gothic|deco|nouveau|boho|industrial|farmhouse|rustic|country|century|neon|noir|coastal|medieval|ancient|futuristic|tropical|cyber\\w*|western|eastern|nordic|retro|colonial|renaissance|baroque|wild west)'
const WORD = "(?!(?:wearing|with|in|on|at|by|from|under|near|over|holding|sitting|standing)\\b)[\\w'’&.-]+"

const WORKS =
  "(?:the )?(?:game of thrones|lords? of the rings?|harry potter|hogwarts legacy|dungeons (?:and|&|n'?) dragons|d&d|magic:? the gathering|star wars|star trek|world of warcraft|warcraft|league of legends|red dead redemption|dark souls|elden ring|final fantasy|stranger things|animal crossing|the witcher|legend of zelda|alice in wonderland|blade runner|mad max|the matrix|spirited away|lion king|toy story|angry birds|assassin'?s creed|god of war|clash of clans|age of empires|sea of thieves|house of the dragon)"
const PAINTERS =
  '(?:(?:claude |pierre |vincent |william |gustav |alphonse |edward |norman |john |jan |salvador |pablo |frida |georgia |andrew |winslow |thomas |caspar |hieronymus |katsushika |greg |hayao |makoto |h\\.?r\\.? |simon |albert |alfons |ivan |edvard |henri |paul |mc |johannes |peter |studio )?(?:monet|manet|van gogh|picasso|dal[ií]|rembrandt|vermeer|klimt|mucha|hokusai|turner|hopper|rockwell|caravaggio|bosch|kahlo|o.?keeffe|wyeth|homer|kinkade|friedrich|rutkowski|artgerm|wlop|beeple|miyazaki|shinkai|giger|st[aå]lenhag|beksi[nń]ski|moebius|bierstadt|aivazovsky|munch|matisse|c[eé]zanne|gauguin|escher|mullins|frazetta|ghibli|pixar|disney|dreamworks))'

/** What a whole clause that comes later says of the picture as a picture, by what it names things that are not there. */
const STYLES: readonly string[] = [
  `(?:in (?:an? |the )?)?(?!(?:${WORD} )*${SHOWN} )(?:${WORD} ){1,5}(?:styled?|aesthetics?|vibes?|inspired|fan ?art)`,
  `(?:(?:inspired )?by |like )?${WORKS}(?: (?:style|art|inspired|concept art|vibes?|card|movie|film|game))?`,
  `(?:(?:inspired )?by |like )?${PAINTERS}(?:(?:,| and) ${PAINTERS})*(?: (?:style|painting|inspired|art))?`,
  '(?:epic|grand|massive|huge|large|small|human|monumental|vast|true) (?:sense of )?scale',
  '(?:butterfly|rembrandt|loop|split|clamshell|broad|paramount|umbrella|ring|beauty dish) light(?:ing|s)?',
  '(?:(?:award[ -]winning|professional|amateur|candid|vintage|realistic|beautiful|stunning|cinematic|high[ -]end) )*(?:street|food|fashion|wildlife|nature|travel|lifestyle|architectur(?:e|al)|interior|automotive|car|sports?|editorial|documentary|fine art|pet|wedding|family|newborn|real estate|nat geo|concert) (?:photography|photographs?|photos?|photo ?shoot)(?: style)?',
  "(?:(?:children'?s?|kids?'?|comic|story|fairy ?tale|vintage|fantasy|coffee table|graphic|retro|picture) )*(?:book|novel|comic|magazine|album|vinyl|cd) (?:illustrations?|covers?|pages?|art|panels?|layout)",
  '(?:earth|earthy|jewel|skin|flesh|candy|sand|stone|wood|ice cream|sorbet) (?:tones?|tonal palette|palette|hues|colou?rs?)',
  '(?:palette knife|pencil|charcoal|crayon|pen(?: and ink)?|ink(?: and wash)?|ball ?point(?: pen)?|marker|chalk|felt tip|brush)(?: (?:drawings?|sketch(?:es)?|art|illustration|painting|lines?|work|strokes?|wash|rendering))?',
  '(?:stained glass|mosaic|lego|paper|clay|felt|wool|origami|cardboard|plasticine|balloon|tapestry) (?:style|art)',
  '(?:vintage|retro|old|travel|art deco|holiday) (?:travel )?(?:postcard|post card|stamp|poster|calendar|brochure)(?: (?:style|design|art))?',
  '(?:gallery|museum|studio|print|film|movie|exhibition|collector) (?:quality|piece|worthy|grade)',
  '(?:dark|light) academia',
]

/** Set off by commas, after what is to be seen has been said. */
export const STYLE_CLAUSE = new RegExp(`(?<=[,.;|]\\s*)(${STYLES.join('|')})(?=\\s*(?:[,.;|]|$))`, 'giu')
