const TREES =
  '(?:(?:old|ancient|hollow|magical|mystical|glowing|oak|willow|pine|cherry|maple|baobab|banyan|sequoia|redwood|fig|apple|twisted|gnarled|green|tropical|christmas|sakura|mushroom|beech) )*(?:trees?|oaks?|willows?|redwoods?|sequoias?|baobabs?)'
const WORN =
  'suit|spacesuit|jacket|dress|coat|hat|shirt|hoodie|sweater|uniform|scarf|tie|cape|tuxedo|raincoat|vest|robe|kimono|swimsuit|helmet|cap|bandana|costume|shorts'

/** Things that are known by another name. Applied before the phrases of deeds. */
export const NAMING_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bgiant (?=${TREES}\\b)`, 'g'), 'huge '],
  [
    /\b(an? |the |his |her )?(\w+ )?pairs? of (?=(?:\w+ ){0,2}(?:sunglasses|glasses|eyeglasses|scissors|headphones|earphones|earbuds|binoculars|jeans|trousers|pants|shorts|pliers|tongs|goggles|handcuffs|chopsticks)\b)/g,
    '$1$2',
  ],
  [
    /\bcrystal (?=(?:glass )?(?:vase|bowl|glass|decanter|chandelier|goblet|bottle|wine glass|champagne)\b)/g,
    'glass ',
  ],
  [/\bfarmers?(?: s)? markets? stalls?\b/g, 'market stall'],
  [
    /\b(?:the )?(?:(?:chinese )?lunar new year|chinese new year|spring festival)s?(?: (?:celebrations?|festival|festivities|parade|eve|party))?\b/g,
    'in chinatown with red lanterns',
  ],
  // What a robot does is seen by its hat.
  [/\b(robot|android|cyborg) (?:chef|cook)\b/g, '$1 wearing a chefhat'],
  [/\b(robot|android|cyborg) cowboy\b/g, '$1 wearing a cowboyhat'],
  [
    /\b(robot|android|cyborg)s? (?:chef|cook|waiter|waitress|bartender|butler|barista|maid|teacher|doctor|nurse|gardener|farmer|soldier|worker|musician|painter|artist|dj|detective|samurai|warrior|guard|dancer|astronaut|cowboy|servant|boy|girl|man|woman)\b/g,
    '$1',
  ],
  [
    /\b(?<!\b(?:a|the) )police(?= (?:interrogating|arresting|chasing|questioning|investigating|with|are|at|in|on|and)\b)/g,
    'two policemen',
  ],
  [/\b(?:single |double |mono ?)?(?:hull(?:ed)? )?sailing (?:vessel|craft|yacht)s?\b/g, 'sailboat'],
  [/\b(he|she|a man|a woman) sails(?: (?:in|on|aboard))?\b/g, '$1 in'],
  [
    /\b(?:ghostly |spectral |eerie )?(?:apparition|spect(?:re|er)|phantom|wraith|poltergeist)(s?)\b/g,
    'ghost$1',
  ],
  [/\b(?:medieval|fantasy|ancient|magical|fairy ?tale|enchanted|ruined|lost) kingdom\b/g, 'castle'],
  [
    new RegExp(
      `\\b(${WORN}) and (?=(?:an? |some |his |her |its |black |red |cool |dark |big |round |pink |yellow )*(?:sunglasses|glasses|goggles|hat|scarf|crown|boots|tie|bow tie|helmet|cap|monocle|top hat|sneakers)\\b)`,
      'g',
    ),
    '$1 wearing ',
  ],
]
