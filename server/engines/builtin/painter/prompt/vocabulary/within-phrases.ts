const ROOM_OF_MAT =
  '(bathroom|kitchen|bedroom|nursery|library|office|hallway|dining room|living room|playroom)'

/** What tells of a room by a part or an owner of it, and the room that the tables know. Before all other places. */
export const WITHIN_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\bon (?:an?|the|his|her|my|our) (?:\\w+ )?${ROOM_OF_MAT} (?:rug|carpet|mat|floor)\\b`, 'g'),
    'in a $1',
  ],
  [/\bstone (?:room|chamber|cell)\b/g, 'stone hall'],
  [
    /(?<=\b(?:monk|nun|friar|abbot|abbess|novice)s?\b[^.]*)\bin (?:an? |the |his |her |their )?(?:(?:old|medieval|quiet|stone|ancient|dark) )*(?:monastery|abbey|convent|priory)\b(?! (?:garden|courtyard|yard|cloisters?|ruins?|on|in)\b)/g,
    'in a monastery interior',
  ],
  [
    /\b(?:at|by|in|from|out of|through|near) (?:an?|the|her|his) (?:(?:high|tall|open|narrow) )*(?:castle|tower|palace|keep)(?: tower)? window\b/g,
    'in a tower chamber by a window',
  ],
  [
    /\b(?:in|on) (?:an?|the|his|her|its) (?:window |first class )?(?:air)?plane seat\b/g,
    'in a plane interior',
  ],
  [/\b(?:in|on) (?:an?|the|his|her|its) (?:\w+ )?(train|bus) seat\b/g, 'in a $1 interior'],
  // In armour a guard stands before a castle.
  [/\b(museum|gallery|library|hospital|hotel) guard\b/g, '$1 security guard'],
  [
    /\b((?:an?|the) (?:\w+ )?)(museum|gallery|library|hospital) (security guard|attendant|visitor|curator|clerk|patient)\b(?!.*\b(?:in|at|outside|inside|through) (?:an?|the|his|her) (?!chair|armchair|bench|stool|phone|uniform))/g,
    '$1$3 in a $2',
  ],
  [
    /\b(?:dried|drying) (?:lavender|herbs|flowers|roses)(?: bunches)? (?:hanging|hung)\b(?: (?:up|down|upside down))?(?: from (?:the|a) (?:\w+ )?(?:ceiling|beams?|rafters|wall))?/g,
    'dryingbunch',
  ],
  [
    /(?<=\bbakers?\b[^,.]*)\b(?:pulling|taking|putting|sliding|removing|loading|pulls|takes|puts|slides) ((?:\w+ ){1,4}?)(?:out of|out from|from|into|in) (?:an?|the|his|her) (?:(?:hot|big|large|old) )*oven\b/g,
    'holding $1at a bread oven',
  ],
  [
    /\b((?:school ?(?:boy|girl|child)|pupil|teacher)s? (?:(?:sitting|seated|sits|working|writing) )?)(?:at|behind) (?:an?|his|her|the|their) (?:(?:wooden|old|little) )*desks?\b(?!.*\b(?:in|at) (?:an?|the|his|her) (?:\w+ )?(?:classroom|schoolroom|bedroom|library|office|kitchen|home)\b)/g,
    '$1at a desk in a classroom',
  ],
  [
    /\b(?:walking |walks |coming |going )?(?:down|up) the aisle\b(?!.*\b(?:supermarket|shop|store|plane|train|bus|library|church|cathedral|chapel|garden|beach|forest)\b)/g,
    'walking in a church',
  ],
  [
    /\bpots? of (?:(?:fresh|green|growing) )*(?:basil|mint|parsley|thyme|rosemary|sage|chives|coriander|oregano|herbs)\b/g,
    'potted plant',
  ],
  [
    /(?<=\b(?:wine|cheese(?: ?board)?|tea|coffee|cocoa|whisk(?:e)?y|books?|stockings|slippers|boots|blanket|armchair|rocking chair|cookies|cake|cat|kitten|dog|puppy)\b(?: and \w+)?) by (?:the|a) (?:(?:warm|open|log|crackling|roaring) )*fire\b(?! ?(?:place|truck|engine|station|escape|hydrant|pit|side))(?!.*\b(?:camp\w*|beach|forest|woods|tents?|stars|outdoors?|outside|garden)\b)/g,
    ' by the fireplace',
  ],
  // What is in the cup is the cup’s: no second one stands beside it.
  [
    /\b(?:cup|mug)( of (?:(?:hot|steaming|black|green|fresh|strong|warm|herbal|mint) )*)(tea|coffee)\b(?= *(?:,|$))(?<! and .*)/g,
    '$2',
  ],
  [/\b(?:cup|mug) of (?:(?:hot|steaming|fresh|creamy) )*(cappuccino|latte|espresso)\b/g, '$1'],
  [/\brag ?doll\b(?! (?:cat|kitten))/g, 'doll'],
]
