const MEN =
  'walter|peter|paul|john|thomas|michael|david|george|james|henry|charles|albert|arthur|harold|ernest|alfred|stanley|ronald|kenneth|gerald|edward|richard|robert|william|joseph|karl|hans|klaus|dieter|heinz|jan|ivan|pierre|jose|carlos|luca|leo|max|ben|sam|tom|tim|jack|oliver|liam|noah|lucas|daniel|matthew|andrew|steven|simon|kevin|brian'
const WOMEN =
  'anna|mary|maria|margaret|elizabeth|susan|helen|barbara|dorothy|ruth|betty|joan|doris|edith|martha|emma|emily|sarah|laura|julia|sophie|sophia|olivia|mia|lena|hannah|clara|ella|alice|lucy|jane|kate|linda|karen|nancy|patricia|sandra|ingrid|ursula|greta|heidi|carmen|rosa|elena|chloe|amelia|charlotte|isabella|eva'
/** What is told of somebody, and not of a place or a work of that name. */
const TOLD =
  ' (?:(?:in (?:his|her|an?)|wearing|dancing|sitting|standing|laughing|smiling|sleeping|reading|riding|running|holding|cooking|playing|waving)\\b|is (?!a\\b))'
const named = (names: string) => new RegExp(`(?<=(?:^|,|\\b(?:and|with|of|me)) )(?:${names})(?=${TOLD})`, 'g')

/** Words of light, weather, seasons and things that animals are called by. */
const PET_NAMES =
  'starlight|sunshine|sunny|moonlight|moonbeam|midnight|twilight|stormy|storm|misty|snowy|frosty|cloudy|sunset|sunrise|shadow|autumn|summer|winter|dawn|dusk|' +
  'star|moon|sky|snow|rain|thunder|lightning|blaze|ember|ash|river|ocean|snowball|snowflake|rose|daisy|lily|poppy|violet|clover|willow|ivy|' +
  'ginger|cookie|pumpkin|peanut|biscuit|muffin|pepper|honey|cinnamon|brownie|mocha|coco|pickles|waffles|buttercup|cupcake|marshmallow|tiger|bear|fox|bunny|duke|prince|princess|king|queen|pearl|ruby|amber|jade|rusty|sandy|rocky'
const PETS =
  'cat|kitten|kitty|dog|puppy|pup|horse|pony|foal|unicorn|dragon|bear|fox|rabbit|bunny|hamster|parrot|owl|cow|goat|sheep|lamb|pig|piglet|duck|duckling|mouse|elephant|lion|tiger|wolf|turtle|tortoise|penguin|dolphin|whale|donkey|llama|alpaca|deer|fawn|hedgehog|squirrel|corgi|labrador|retriever|poodle|pug|husky|fairy|mermaid|robot|snowman'

/** Somebody's first name says what is seen of them: a man or a woman. */
export const FIRST_NAMES: readonly (readonly [RegExp, string])[] = [
  // Whoever tells of their own wedding dance is bride or groom, with whom they name.
  [/(?<=\b(?:wedding|first) dance\b.*), (?:me|i) (?:in|wearing) (?:an?|my) [^,]*/g, ''],
  [/\b(?:our|my parents|their|the) (?:first )?wedding dance\b/g, 'a bride and a groom dancing'],
  [/\bour first dance\b/g, 'a bride and a groom dancing'],
  [
    /(?<=(?:^|,|\band|\bwith|\bof) )me (?=(?:in|wearing) (?:an?|my) (?:\w+ ){0,2}(?:dress|gown|skirt)\b)/g,
    'a woman ',
  ],
  [
    /(?<=(?:^|,|\band|\bwith|\bof) )me (?=(?:in|wearing) (?:an?|my) (?:\w+ ){0,2}(?:suit|tuxedo)\b)/g,
    'a man ',
  ],
  // “Starlight the unicorn” brings no night.
  [
    new RegExp(
      `(?<=(?:^|,|\\b(?:and|with|of|my|our|for)) )(?:${PET_NAMES}) the (?=(?:\\w+ ){0,2}(?:${PETS})\\b)`,
      'g',
    ),
    'a ',
  ],
  [named(MEN), 'a man'],
  [named(WOMEN), 'a woman'],
]
