/** What a word that looks like a deed may be a part of instead: “watering can”, “chopping board”. */
const THING =
  '(?!(?:cans?|boards?|lines?|machines?|stools?|views?|hills|pots?|baskets?|plants?|pools?|lawns|curves?|knife|block|shed|parlou?r|season|festival|time|day|table|up liquid|stroke)\\b)'

/** Who is thought of where nobody is said to do it. */
const ALONE: readonly (readonly [string, string])[] = [
  [
    'raking|mowing|digging|trimming|shovell?ing|skimming|chopping|hoeing|scything|stacking|clearing|sweeping(?= the| up)',
    'a man',
  ],
  [
    'pruning|(?:hanging|pegging)(?: out| up)?(?= (?:the |my )?(?:washing|laundry|clothes|sheets))|watering|weeding|sowing|planting|repotting|gathering|collecting',
    'a woman',
  ],
  ['shearing|milking|herding|harvesting|ploughing|plowing', 'a farmer'],
]

const WHOSE = '(?:the |his |her |their |our |my |some |an? )?'
const NO_BEAST =
  '(?<!\\b(?:dogs?|puppy|puppies|fox|foxes|badgers?|moles?|rabbits?|excavators?|diggers?|bear|pigs?|tractor) )'
const NO_SAND =
  '(?!.*\\b(?:beach|sandpit|sandbox|sand box|garden|shore|sea|seaside|coast|island|desert|table|room)\\b)'

/** Work in gardens and out of doors, with what it is done with. Applied after those who do it are named. */
export const GARDEN_DEEDS: readonly (readonly [RegExp, string])[] = [
  ...ALONE.map(
    ([deeds, doer]) => [new RegExp(`^ (${deeds}) ?${THING}(?=\\w)`, 'g'), ` ${doer} $1 `] as const,
  ),
  [
    new RegExp(
      `\\brak(?:ing|es) (?:up )?${WHOSE}((?:fallen |autumn |dead |dry )?leaves|hay|grass|gravel|soil)\\b(?: up)?`,
      'g',
    ),
    'holding a rake , fallen $1',
  ],
  [
    new RegExp(
      `${NO_BEAST}\\bdig(?:ging|s) (?:up |out )?${WHOSE}(?:(?:new |first |last )?potatoes|carrots|beetroots?|onions|leeks|vegetables|vegetable (?:bed|patch|plot)|allotment|(?:flower )?beds?|soil|earth)\\b(?: over| up)?`,
      'g',
    ),
    'working with a spade in a vegetable garden',
  ],
  [
    new RegExp(
      `${NO_BEAST}\\bdig(?:ging|s) (?:up |out |over )?${WHOSE}(garden|holes?|trench(?:es)?)\\b`,
      'g',
    ),
    'working with a spade , $1',
  ],
  [
    new RegExp(
      `\\bmow(?:ing|s) ${WHOSE}(?:front |back |overgrown |long )?(?:lawn|grass|garden)\\b(?!.*\\btractor\\b)`,
      'g',
    ),
    'pushing a lawnmower on the lawn',
  ],
  [
    new RegExp(
      `\\b(?:prun|trimm|clipp|cutt)(?:ing|es|s) ${WHOSE}(rose ?bush(?:es)?|roses|hedges?|bush(?:es)?|shrubs?|topiar(?:y|ies))\\b`,
      'g',
    ),
    'holding garden shears by a rosebush',
  ],
  [
    new RegExp(
      `\\b(?:hang|pegg)(?:ing|s) (?:(?:out|up) )?${WHOSE}(?:wet |clean )?(?:washing|laundry|clothes|sheets)\\b(?: (?:out|up))?(?: to dry)?(?: on ${WHOSE}(?:\\w+ )?(?:line|clothesline))?`,
      'g',
    ),
    'beside a clothesline',
  ],
  [
    new RegExp(
      `\\b(?:taking|pulling|bringing|getting|rushing)(?: down| in)? ${WHOSE}(?:\\w+ )?(?:washing|laundry|clothes|sheets)(?: in)? (?:from|off) ${WHOSE}(?:\\w+ )?(?:lines?|clotheslines?)\\b`,
      'g',
    ),
    'beside a clothesline',
  ],
  [
    /\b(?:the |some |white |clean |wet )*(?:washing|laundry|clothes|sheets) (?:(?:is|are|drying|hanging|flapping|blowing|out|left|still) )*on (?:an?|the|her|his|their) (?:(?:washing|clothes|laundry|long|sagging) )?line\b/g,
    'a clothesline',
  ],
  [new RegExp(`\\bshear(?:ing|s) ${WHOSE}sheep\\b`, 'g'), 'kneeling by a sheep'],
  [/\bskim(?:ming|s) (?:flat |small )?(?:stones|pebbles|rocks)\b/g, 'throwing'],
  [/\bice[ -]fishing\b/g, 'fishing on a frozen lake'],
  [new RegExp(`\\b(sand ?castles?)\\b${NO_SAND}`, 'g'), '$1 on a beach'],
]
