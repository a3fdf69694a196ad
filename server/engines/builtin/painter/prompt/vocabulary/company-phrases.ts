const PEOPLE =
  '(?:people|persons?|friends?|wom[ae]n|m[ae]n|girls?|boys?|child|children|kids?|lad(?:y|ies)|students?|workers?|protesters?|protestors?|demonstrators?|activists?|hitch ?hikers?|backpackers?|strikers?|beggars?|fans?|supporters?|crowd|couple|famil(?:y|ies)|grand(?:ma|pa|mother|father)|teenagers?|nurses?|farmers?|drivers?|robots?|cats?|dogs?)'
const RIDE = '(?:car|van|minivan|camper(?: ?van)?|taxi|jeep|bus|station wagon|estate car|hatchback|truck)'
const OWN = '(?:an?|the|our|their|his|her|my)'

const TOLD_DEED =
  '(?:lighting|baking|making|cooking|decorating|building|painting|carving|picking|planting|feeding|washing|reading|watching|opening|wrapping|flying|knitting|dyeing|rolling|icing|eating|playing|sewing|fixing|grilling|roasting) '

/** People together: before a camera, on the way, with what they hold up and what is no thing of theirs. */
export const COMPANY_PHRASES: readonly (readonly [RegExp, string])[] = [
  // “Baking cookies with grandma”: whoever tells is there as well, and those who are named do it.
  [
    new RegExp(
      `^ (${TOLD_DEED}(?:\\w+ ){1,3}?)with (?:the|my|our|her|his) ((?:\\w+ )?(?:kids|children|grandchildren|grandkids|family|girls|boys|daughters|sons|friends|cousins|parents|grandparents|twins))\\b`,
      'g',
    ),
    ' the $2 $1',
  ],
  [
    new RegExp(
      `^ (${TOLD_DEED}(?:\\w+ ){1,3}?)with (?:(?:the|my|our|her|his) )?((?:grandma|grandpa|gran|granny|grandad|granddad|grandmother|grandfather|mum|mom|dad|mother|father|daddy|mummy))\\b`,
      'g',
    ),
    ' a child and $2 $1',
  ],
  [/\b(?:apple bobbing|bobbing for apples)\b/g, 'kneeling by a wooden tub full of apples'],
  // Whoever has a picture taken of all stands side by side, and a team is no longer where it is from.
  [
    /(?<=\b(?:team|friends|students|pupils|children|class|players|family|colleagues|people|kids|guests|workers)\b.*)\b(?:(?:taking|having|posing for|pose for|poses for|lined up for|lining up for) )?(?:an?|the|their|our|another) (?:(?:\w+ )?(?:team|group|class|family|school|wedding) (?:photo(?:graph)?|picture|portrait))\b/g,
    'upright side by side',
  ],
  [
    /(?<=\b(?:team|club|band|choir|crew) )(?:from|of) (?:an?|the|our) (?:local )?(?:pub|bar|office|factory|school|village|town|hospital)\b/g,
    '',
  ],
  // What is on a car's roof is packed on it.
  [
    new RegExp(
      `\\b(?:packing|loading|packs|loads|filling)(?: up)? (?:the (?:roof|boot|trunk|back) of )?(${OWN}) (?:(?:small|little|tiny|old|big|family|tiny|blue|red|overloaded) )*(${RIDE})\\b(?: (?:with (?:luggage|suitcases|bags))?(?: ?(?:for|before|to go on) (?:an?|the|their|our)? ?(?:\\w+ )?(?:holidays?|vacation|trip|road trip|journey))?)?`,
      'g',
    ),
    'beside $1 $2 and suitcases on a road',
  ],
  [
    new RegExp(
      `\\basleep (?:at|behind) (?:the|his|her) (?:steering )?wheel(?: of ${OWN} (?:\\w+ )?(?:${RIDE}|tram|truck|lorry))?\\b`,
      'g',
    ),
    'sleeping in a car',
  ],
  [
    /\bcaravans? of (?=(?:\w+ )?(?:motorcycles|motorbikes|cars|trucks|vans|horses|elephants|wagons|jeeps|bicycles|campers|people|refugees)\b)/g,
    'four ',
  ],
  [
    /\bcable ?cars?\b(?!.*\b(?:san francisco|street|streets|tram|rails|bumper|lombard)\b)(?<!\bsan francisco\b.*)/g,
    'gondola lift',
  ],
  // A gap between the teeth is part of a face.
  [
    /\b(?:and |with )*(?:(?:an?|his|her|two|some|no|one) )?(?:missing|lost|wobbly|milk|gappy|crooked|broken|gold|front) (?:(?:front|milk|baby) )?(?:tooth|teeth)\b(?! (?:fairy|brush))|\bgap ?toothed\b/g,
    '',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE}\\b[^,]*)\\b(?:at|in|during|on|joining) (?:an?|the|their) (?:(?!march past)\\w+ ){0,2}?(?:protests?|demonstrations?|demos?|rally|rallies|strikes?|picket line|peace march)\\b`,
      'g',
    ),
    'holding placards in a street',
  ],
  // What is written on a piece of card is held up.
  [
    new RegExp(
      `(?<=\\b${PEOPLE}\\b[^,]*)\\b(?:with|holding(?: up)?|carrying|holds(?: up)?|waving) (an?|the|his|her|their|some|many)? ?(?:(?:\\w+ )?(?:cardboard|protest|hand ?(?:written|made|painted)|home ?made|picket|paper|welcome|for sale) )?(?:sign|placard|poster)(s?)\\b(?! (?:language|post|post))`,
      'g',
    ),
    'holding $1 placard$2',
  ],
]
