const TABLE_GAME = '(?:poker|blackjack|rummy|uno|cards|card games?|bridge|gin)'
const BOARD_GAME =
  '(?:dnd|d n d|d d|dungeons (?:and )?dragons|(?:an? |some )?(?:board|tabletop|table top|role ?playing|dice) games?|monopoly|backgammon|scrabble|go(?= (?:together|in|at|on|with)\\b)|mah ?jongg?|dominoes|draughts|checkers)'
const ANIMAL =
  '(?:penguin|cat|kitten|dog|puppy|fox|wolf|bear|panda|rabbit|bunny|mouse|rat|owl|duck|chicken|rooster|pig|cow|goat|sheep|frog|raccoon|squirrel|otter|monkey|parrot|crow|raven|lion|tiger|koala|hamster|hedgehog|octopus|crab|turtle|horse|donkey)'
const ROPE = '(?:on )?(?:(?:both|opposite|two|either) ends of )?(?:an?|the) (?:\\w+ )?rope'

/** What several do to one another or against one another, in words that the tables know. */
export const CONTEST_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Who is winning is somebody named before.
  [
    / ,? ?\b(?:the|an?|one) (?:\w+ ){1,2}?(?:is|are) (?:clearly )?(?:winning|losing|cheating|bluffing|ahead)\b/g,
    '',
  ],
  [new RegExp(`\\bplay(?:ing|s)? (?:a (?:game|round) of )?${BOARD_GAME}`, 'g'), 'playing chess'],
  [
    /\b(?:trying to )?(?:understand|figure out|learn|master|explain)(?:ing)? (?:how to play )?(?:the )?(?:game of |rules of )?chess\b/g,
    'playing chess',
  ],
  [
    new RegExp(
      `(?<=\\b(?:an?|the) (?:\\w+ )?\\w+ and (?:an?|the) (?:\\w+ )?\\w+ (?:are |is )?)playing (?:a (?:game|hand) of )?${TABLE_GAME}\\b(?!.*\\btable\\b)`,
      'g',
    ),
    'sitting at a table with playing cards',
  ],
  // A rope that two pull at is one thing with them.
  [
    /\b(?:(?:is|are) )?(?:playing |having |in |engaged in |competing in |plays? )?(?:an? )?(?:epic |fierce |friendly |intense )?(?:game of )?tug ?(?:of|o) ?war(?: match| game| contest)?(?: (?:over|with|for) (?:an?|the) (?:\w+ )?(?:rope|stick|toy|bone))?\b/g,
    'with a tugrope',
  ],
  [
    new RegExp(
      `\\b(?:(?:is|are) )?(?:pulling|tugging|pull|tug) ${ROPE}\\b(?!.*\\b(?:boat|sled|ship|cart|bell)\\b)(?<=\\band\\b.*|\\b(?:two|teams?)\\b.*)`,
      'g',
    ),
    'with a tugrope',
  ],
  [
    /(?:\b(?:are )?playing a game , )?\bthe (?:\w+) is holding an? (?:\w+ )?rope on one end(?:,| ,| and) the (?:\w+) (?:is )?(?:holding|holds) (?:on ?to )?the other(?: end)?\b(?: , the \w+ holds the rope in its mouth)?/g,
    'with a tugrope',
  ],
  [/(?<=\btugrope\b.*)\b(?:over|above) the rope\b/g, ''],
  // What is fetched is carried or run after.
  [
    /\b(?:(?:plays?|playing|a game of) )?fetch(?:ing)?(?: (?:an?|the|his|her|its) (?:stick|ball|frisbee|bone))?(?: with (?:an?|his|her|its|the|my) (\w+))\b/g,
    'throwing a tennis ball to a $1',
  ],
  [
    /\b(?:plays?|playing|a game of) fetch\b|\bfetching (?:an?|the|his|its|her) ball\b/g,
    'running after a tennis ball',
  ],
  [/\bfetching (?:an?|the|his|its|her) (stick|bone|frisbee|newspaper)\b/g, 'running with a $1 in its mouth'],
  [
    new RegExp(
      `\\b(?:the |two |three |some )?(?:police(?:men)?|cops|policeofficers|detectives) (?:are )?(?:interrogating|interrogate) (?:an?|the) (?:\\w+ )?(${ANIMAL})\\b`,
      'g',
    ),
    'policeman and an anthropomorphic $1 sitting at a table in a prison',
  ],
  [
    /\bwatching (?:an? |the |some )?(?:\w+ ){1,3}?on (?:the |an? |his |her |its )?(?:tv|television|telly)\b/g,
    'watching television',
  ],
  [
    /(?<=\b(?:sitting|sits|lying|seated|perched) (?:\w+ )?(?:on|in) (?:an?|the) (?:\w+ ){1,4}?)watching (?:tv|television|telly)\b/g,
    'in a living room with a television',
  ],
  // A moon that comes apart is a thing.
  [
    /\b(?:the |an? |full )*moon (?:is )?(?=(?:shatter|explod|burst|dissolv|disintegrat|crumbl|break|melt|turn|transform)(?:ing|s|es)\b)/g,
    'moonglobe at night ',
  ],
  // Who is asked and who asks are on both sides of a table, and who quarrels talks.
  [
    new RegExp(
      `\\b(?:(?:is|are) )?(?:interrogating|cross examining|grilling(?= (?:an?|the) (?:suspect|${ANIMAL}))|interrogates?) (?:an?|the) (?:\\w+ )?(${ANIMAL})\\b`,
      'g',
    ),
    'and an anthropomorphic $1 sitting at a table in a prison',
  ],
  [
    /\b(?:(?:is|are) )?(?:interrogating|cross examining|interrogates?) (an?|the) (\w+)\b/g,
    'and $1 $2 sitting at a table in a prison',
  ],
  [
    /\b(?:bicker|quarrel|squabbl|argu|disagree|debat|negotiat|feud|gossip)(?:l?ing|e?s|e)\b(?: (?:over|about) (?:where|how|who|what|which|whose|when|why) [^,]*?(?=(?:an?|the|their|his|her) \w+(?: *,| *$)))?/g,
    'talking by ',
  ],
  [/\btalking by +(?=(?:in|on|at|with|over|about|outside|inside|near|under|loudly)\b| *,| *$)/g, 'talking '],
  [/\btalking (?:over|about) (?=(?:an?|the|their) )/g, 'talking by '],
]
