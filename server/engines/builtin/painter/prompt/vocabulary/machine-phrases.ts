const MACHINE = '(?:robot|android|automaton|droid)'
/** Of a machine that only looks like one, or is no man’s size. */
const OTHER = '(?<!\\b(?:giant|toy|huge|gigantic|colossal|massive|towering|enormous) )'
/** What a robot does as people do it, with limbs that bend. */
const DEEDS =
  '(?:baking|barbecuing|bathing|bowing|boxing|building|brushing|carrying|changing|chopping|cleaning|climbing|conducting|cooking|crying|cutting|cycling|dancing|delivering|digging|dining|doing|drawing|drinking|driving|dusting|eating|feeding|fighting|fishing|fixing|flipping|folding|frying|gardening|giving|grilling|hammering|having|hoovering|hugging|ice skating|ironing|jogging|juggling|jumping|kicking|kneading|kneeling|knitting|learning|lifting|lying|making|marching|meditating|milking|mopping|mowing|painting|petting|picking|planting|playing(?! (?:chess|cards|poker|checkers|draughts|dominoes|go)\\b)|pouring|practising|practicing|praying|preparing|proposing|pulling|pushing|reading|repairing|resting|riding|roller skating|rowing|running|sawing|scrubbing|sculpting|serving|sewing|shopping|shovelling|shoveling|singing|sitting|skateboarding|skating|skiing|sketching|sleeping|sliding|standing on one leg|stirring|stretching|studying|surfing|sweeping|swimming|taking|teaching|throwing|trying|typing|unicycling|vacuuming|walking (?:an?|the|his|her|its|two|three)|washing|watering|waving|weeding|welding|working|writing)'
const TRADES =
  'artist|astronaut|baker|barber|barista|barman|bartender|beekeeper|blacksmith|builder|butcher|butler|carpenter|chef|cleaner|clown|conductor|cook|cowboy|dentist|detective|dj|doctor|drummer|farmer|firefighter|fireman|fisherman|florist|gardener|guard|guitarist|hairdresser|judge|king|librarian|magician|maid|mechanic|musician|nurse|painter|pianist|pirate|plumber|police officer|policeman|postman|potter|queen|receptionist|sailor|samurai|scientist|servant|shopkeeper|singer|soldier|surgeon|tailor|teacher|violinist|waiter|waitress|wizard|worker'

/** Robots that have a trade or do what people do: they have a body that can. Read by `castMachines`. */
export const MACHINE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\brobot(?:ic)? (?=(?:${TRADES})s?\\b)`, 'g'), 'steelbodied '],
  [
    new RegExp(`\\b((?:${TRADES})s?) robots?\\b(?! (?:toy|costume|vacuum|arm|hand|head|dog|cat))`, 'g'),
    'steelbodied $1',
  ],
  [
    new RegExp(
      `${OTHER}\\b${MACHINE}(s?)(?= (?:who (?:is|are) |that (?:is|are) |is |are )?${DEEDS}\\b| with (?:an? )?(?:\\w+ ){1,3}?(?:asahead|(?:for|as) (?:its|his|an?) head)\\b)`,
      'g',
    ),
    'machineman$1',
  ],
]
