const PEOPLE =
  '(?:child|boy|girl|kid|children|kids|boys|girls|toddler|baby|man|woman|son|daughter|father|mother|dad|mom|brother|sister|he|she|they)'
const OWN = '(?:a|an|his|her|their|the|its|some)'

/** What hands do at work and at play, at meals and on one side of a thing, in the words that the tables know it by. */
export const HAND_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:blanket|pillow|cushion|sofa|couch|bedsheet|sheet) (?:fort|den|tent|castle|cave)s?\b/g,
    'blanketfort',
  ],
  [
    /\b(?:under|beneath|inside) (?:the|an?|his|her|their) (?:\w+ )?(?:blankets?|covers|bed ?sheets?|duvet)\b(?<=\b(?:reading|hiding|playing|telling)\b[^,]*)/g,
    'in a blanketfort',
  ],
  [
    /\b(?:aviator|pilot|mirrored) (?:sun ?)?(?:glasses|shades)\b|\baviators\b(?<=\b(?:wearing|with|in) (?:\w+ )?aviators)/g,
    'sunglasses',
  ],
  [
    /\bfl(?:ying|ies|y) (?=(?:an?|his|her|its|the|their) (?!(?:\w+ )?(?:toy|model|paper|remote|kite))(?:\w+ ){0,2}(?:plane|airplane|aeroplane|biplane|jet|fighter|helicopter|spaceship|spacecraft|rocket|ufo|saucer)\b)/g,
    'piloting ',
  ],
  [
    /\b(on|atop|upon)( top of)? (an?|the|its) (?:(?!lamp|sign|goal|totem|flag|fence|bed|barber|light)\w+ ){0,2}(?:post|pole|stake|bollard|piling|stump of wood)\b(?! (?:office|card|box|apocalyptic|card))/g,
    '$1 $3 woodenpost',
  ],
  [
    /\b(on|along) (an?|the|some) (?:(?!barbed|trip|high)\w+ ){0,2}(?:wires?|cables?|power ?lines?|telephone lines?|electric lines?)\b(?<=\b(?:birds?|sparrows?|swallows?|crows?|pigeons?|doves?|starlings?|robins?|owls?|ravens?|parrots?|finch(?:es)?|cat|squirrel|monkey|magpies?|blackbirds?)\b.*)/g,
    '$1 $2 birdwire',
  ],
  [
    /\b(?:look|peer|gaz|star|watch)(?:ing|es|s) ((?:\w+ ){1,5}?)through (an?|the|his|her|their) (\w+ )?telescope\b/g,
    'at $2 $3telescope , $1',
  ],
  [/\bplant(?:ing|s) (?=(?:an?|the|his|her|their) (?:\w+ ){0,2}flag\b)/g, 'holding '],
  [
    /\breading (?=to (?:(?:her|his|the|their|a|an|some|two|three|four|my) |children|kids|students|pupils|toddlers))/g,
    'reading a book ',
  ],
  // Whoever climbs a tree has the arms up at its trunk.
  [
    new RegExp(
      `(?<=\\b${PEOPLE}s? (?:(?:is|are) )?)climb(?:ing|s)(?: up)? (?:into |onto )?(?:an?|the|his|her) (?:\\w+ ){0,2}?tree\\b(?! ?house)`,
      'g',
    ),
    'cheering against a treetrunk',
  ],
  [
    /\b(leaning|sitting|sits|leans|resting|standing|sleeping) (?:back |up )?against (an?|the) (?:\w+ )?tree(?: trunk)?\b/g,
    '$1 against $2 treetrunk',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${PEOPLE}|friends|couple|lovers|sisters|brothers|women|men|people)\\b[^,]*)\\bshar(?:ing|es) (?:an?|one|the|their) (?:\\w+ )?umbrella\\b`,
      'g',
    ),
    'with an umbrella',
  ],
  [/\bshar(?:ing|es) (?:an?|one|the|their) (?:\w+ )?umbrella\b/g, 'under an umbrella'],
  [
    /(?<=\b(?:couple|friends|kids|children|family|lovers|girls|boys|sisters|brothers|students)\b[^,]*)\bshar(?:ing|es) (?=(?:an?|one|some|their) (?:\w+ ){0,2}(?:pizza|milkshake|sundae|cake|meal|plate|bowl|burger|fries|spaghetti|popcorn|dessert|pancakes|noodles|ramen|watermelon)\b)(?!.*\b(?:bench|sofa|bed|blanket)\b)/g,
    'sitting at ',
  ],
  // What is eaten or drunk out of something is in it.
  [
    /\b(drink|lapp?|sipp?)(ing|s) (?:up )?(?:some )?(?:milk|water|cream) (?:from|out of|in) (?:a|an|the|its|his|her) (?:\w+ )?(?:bowl|dish|saucer|plate)\b/g,
    'drinking from a bowl',
  ],
  [
    /\b((?:eat|drink|lick|munch|nibbl)(?:ing|s) (?:some )?\w+) (?:from|out of|straight from) (?:a|an|the|its|his|her) (?:\w+ )?(?:bowl|jar|pot|dish|plate|tub|cup|can|glass)\b/g,
    '$1',
  ],
  [
    /(?<=\b(?:fork|knife|spoon|sword|dagger|arrow|flag|candle|umbrella|straw|feather)s? (?:(?:that |which )?(?:is|are) )?)(?:stuck|sticking|stabbed|poking|thrust|plunged|planted|pushed) (?:deep |straight |upright |out )?(?:in|into|of)\b/g,
    'on',
  ],
  [
    /\b(in|inside|out of|into) (an?|the|its|his|her) (?:\w+ )?(?:flower|plant|garden|terracotta) ?pots?\b/g,
    '$1 $2 terracottapot',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE}\\b[^,]*)\\bplay(?:ing|s)? with (?=${OWN} (?:\\w+ ){0,2}(?:airplanes?|aeroplanes?|planes?|drone|kite)\\b)`,
      'g',
    ),
    'holding ',
  ],
  [
    new RegExp(
      `(?<=\\b${PEOPLE}\\b[^,]*)\\bplay(?:ing|s)? with (?=${OWN} (?:\\w+ ){0,2}(?:trains?|cars?|trucks?|dolls?|teddy|robots?|boats?|dinosaurs?|yo ?yo)\\b)`,
      'g',
    ),
    'sitting holding ',
  ],
  [/\bplay(?:ing|s)? with (?=(?:a|his|her|their) (?:magnifying glass|camera|phone))/g, 'holding '],
  [
    /\bpractic(?:ing|es|e) (?:the |his |her |their |on (?:the|a|his|her) )?(?=piano|violin|guitar|cello|flute|drums?|trumpet|saxophone|accordion|harp|tuba|trombone|clarinet|oboe|bassoon|banjo|ukulele|recorder|bagpipes|keyboard|harmonica|mandolin)(\w+) skills\b/g,
    'playing the $1',
  ],
  [
    /\b(?:practi[cs]|rehears|learn)(?:ing|es|s) (?:to play )?(?:the |his |her |their |on (?:the|a|his|her) )?(?=piano|violin|guitar|cello|flute|drums?|trumpet|saxophone|accordion|harp|tuba|trombone|clarinet|oboe|bassoon|banjo|ukulele|recorder|bagpipes|keyboard|harmonica|mandolin)/g,
    'playing the ',
  ],
  [/\bat home\b/g, 'in a livingroom'],
  [
    /\b(?:writing|crafting|drawing|painting|sketching|working)(?: (?:\w+ ){1,3}?)? ?(?:on|at) (?:a|an|the|his|her) (?:\w+ )?(?:canvas|easel)\b/g,
    'painting',
  ],
  [
    /\b(painting|repainting|paints) (?=(?:a|an|the|his|her|their|our) (?:\w+ )?(?:fence|house|door|boat|car|bench|chair|gate|shed|barn)\b)/g,
    'polishing ',
  ],
  [
    /\b(?:(?:man|woman|boy|girl|person|someone|people|friends|couple|group of friends) (?:is |are )?)?(?:sky ?diving|parachuting|para ?gliding|hang ?gliding)\b(?: (?:from|out of) (?:a|an|the) (?:\w+ )?(?:air)?plane)?/g,
    'skydiver',
  ],
  [
    /\b(?:looking|looks|watching|peering|gazing|searching)(?: \w+){0,3} (?:through|with) (?:a pair of |his |her |the )?binoculars\b/g,
    'holding a binocular',
  ],
  [/\bbird ?watching\b/g, 'holding a binocular'],
  [/\bbird ?watchers?\b/g, 'hiker holding a binocular'],
  [/\b(?:a )?pair of binoculars\b/g, 'binocular'],
  [
    /\b(?:extinguish|fight|battl|hos|dous)(?:ing|es|s)? (?:down )?(?:a|an|the|out) (?:\w+ ){0,2}?(?:blaze|fire|flames|burning (?:house|building|car))\b(?: with (?:a|the|his|her|their) (?:\w+ )?hose)?/g,
    'hosing by a bonfire',
  ],
  [
    /\bputting out (?:a|an|the) (?:\w+ ){0,2}?(?:blaze|fire|flames)\b(?: with (?:a|the|his) (?:\w+ )?hose)?/g,
    'hosing by a bonfire',
  ],
  [/\b(?:with|holding|spraying|using) (?:a|the|his|her) (?:(?:\w+ )?hose|garden hose|hosepipe)\b/g, 'hosing'],
  [
    /\b(?:jump(?:ing|s)?|skip(?:ping|s)?)(?: a| with a)? rope\b|\brope (?:jumping|skipping)\b/g,
    'ropeskipping',
  ],
  [
    /\b(?:standing|stands|stood) (?:up )?on (?=(?:a|an|the|his|her|their|top of a) (?:\w+ )?(?:chair|stool|bench|bed|sofa|couch|table|desk|armchair)\b)/g,
    'upright on ',
  ],
  // Who keeps a goal dives through the air.
  [
    /(?<=\b(?:goal ?keeper|goalie|keeper)s?\b[^,]*)\b(?:div(?:ing|es)|(?:mak(?:ing|es) )?(?:an? )?(?:\w+ )?sav(?:es?|ing)(?! the day)|leap(?:ing|s)|jump(?:ing|s)|catch(?:ing|es)|stop(?:ping|s))(?: (?:for|to|at|after|through the air|and|in))*(?: (?:save|catch|stop|block|saving|catching|stopping|blocking|get|reach))?(?: (?:a|the) (?:(?:soccer |foot)?ball|penalty|goal|shot|save)(?: kick)?)?\b/g,
    'goalsave with a football',
  ],
  [/\b(?:goal ?keeper|goalie)(?=s?\b)/g, 'goalkeeper'],
  [
    /\b(?:at|behind) (?:his|her|their|the|a|an|my) (?:\w+ )?desk\b(?!.*\b(?:library|bedroom|room|office|classroom|school|court)\b)(?<=\bteacher\b.*)/g,
    'sitting at a table in a classroom',
  ],
  [
    /\b(?:an? )?(?:(?:bustling|festive|big|large|traditional|family) )*(?:iftar|eid|seder|suhoor|thanksgiving|diwali|christmas|family|festive)? ?(?:dinner|feast|banquet|supper|iftar)(?: during ramadan)?(?: ,)? (?:with|for|of) (?:the |a |many |several )?(?:whole |big |large |extended )?(?:families|family|relatives|guests|friends)(?: breaking (?:the |their )?fast)?\b/g,
    'a family having dinner',
  ],
  [/\b(?:candle ?light|candle ?lit|candlelight) (dinner|supper|meal)\b/g, '$1 by candlelight'],
  [
    /\b(?:sewing|sews|sewed|stitching|stitches|stitched)(?: (?:together|carefully|up))?(?: (?:a|an|the|some|her|his) (?:\w+ )?(?:fabric|dress|cloth|clothes|garment|shirt|costume|suit|gown|skirt|curtains?)(?: together)?)?\b(?! (?:machine|needle|kit|room|studio|shop|box|class|table|supplies|workshop|corner|pattern))/g,
    'at a sewing machine',
  ],
  [/\band sugar flowers\b/g, ''],
  [
    /\b(?:examining|treating|comforting|consoling|interviewing|questioning|interrogating|helping|checking|tending to|taking care of|caring for) (?=(?:a|an|the|his|her|their) (?:\w+ )?(?:patient|suspect|client|customer|criminal|witness|person|man|woman|boy|girl|child)\b)/g,
    'beside ',
  ],
  [/\b(?:in|inside) (?:a|an|the) (?:\w+ )?interrogation room\b/g, 'in a prison'],
  [/\bsuspect\b/g, 'person'],
  [/\bbreaking (?:the|their) fast\b/g, 'having dinner'],
  [
    /(?<!\b(?:of|two|three|four|five|six|seven|eight|nine|ten|several|some|many|few|\d+) )\bpeople (?=(?:gather|gathering|watch|watching|enjoy|swim|swimming|camp|celebrate|listen|listening|chat|chatting|play|ski|skiing|fishing|talk|laugh|stand|look|looking|clapping|cheering|praying|meditating|exercising|picnicking|embracing|hugging)\b)/g,
    'several friends ',
  ],
  [/\b(?:a )?canopy of (?:(?:\w+ )?(?:leaves|branches|trees|foliage))\b/g, 'forest'],
  [/\b(?:bedouin|arab|emirati|saudi|qatari|omani) (?:men|tribesmen)\b/g, 'three sheikhs'],
  [/\b(?:bedouin|arab|emirati|saudi|qatari|omani) (?:man|tribesman|trader|sheikh|prince)\b/g, 'sheikh'],
  [/\bweb of (?:a|the) (?:\w+ )?spider\b/g, 'spider web'],
  [
    /\bbetween (?:(?:tall|high|old|stone|brick|narrow|ancient|the|two|rows of) )*(?:(?:office)?buildings|houses|skyscrapers)\b/g,
    'in a street',
  ],
  [
    /\b(?:(?:white|whitewashed|cycladic|blue|traditional) )+(?:office)?buildings(?: with blue domes)?(?<=\b(?:santorini|mykonos|greece|greek|oia)\b.*)/g,
    '',
  ],
  [/\b(?:into|on|at) (?:a|the) new (?:office)?building\b/g, 'at a construction site'],
  [/\bsing(?:ing|s)? karaoke\b/g, 'singing with a microphone'],
  [
    /(?<=\b(?:mumbai|delhi|india|jaipur|varanasi|city|town|streets?|tokyo|kyoto|japan|china|beijing|bangkok|rio|venice|bali|seoul|mexico)\b.*)\b(?:during|for|amid) (?:a|the) (?:\w+ )?festival\b/g,
    'with paper lanterns',
  ],
  [/\btaking (?:a|an) (?:\w+ )?(?:stroll|walk)\b/g, 'walking'],
  [
    /\bplay(?:ing|s)? (?:a |some |the )?(?:board games?|monopoly|scrabble|ludo|checkers|draughts)\b(?: on (?:the|a) (?:living ?room )?floor)?/g,
    'playing chess in a livingroom',
  ],
  [
    /\b(?:group of )?(students|schoolchildren|pupils|classmates) (?:is |are )?studying\b(?! (?:at|around))/g,
    'three $1 reading books at a table',
  ],
  [/\bunfolding (?=(?:a|an|the|his|her) (?:\w+ )?(?:gift|present|package))/g, 'unwrapping '],
  [/\b(?:t|tee) shirts?\b/g, 'tshirt'],
  [
    /\b(?:gather(?:ed|ing)?|huddled|huddle|standing|seated|sit|telling stories) (?=(?:around|round|by) (?:a|the) (?:\w+ )?(?:camp ?fire|bonfire|fire)\b)/g,
    'sitting ',
  ],
  [/\btell(?:ing|s)? (?:ghost|scary|spooky) stories\b/g, 'at night'],
  [/\bbinoculars\b/g, 'binocular'],
  [/(?<=\bweld\w*\b.*) with (?:a|his|her|the) (?:\w+ )?torch\b/g, ''],
  [/\b(?:sufi )?whirling dervish(es)?(?: dance)?\b/g, 'dervish$1 dancing'],
]
