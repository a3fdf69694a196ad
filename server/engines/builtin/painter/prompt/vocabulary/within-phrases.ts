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
  [/\brag ?doll\b(?! (?:cat|kitten))/g, 'doll'],
]
