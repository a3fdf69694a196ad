/** What heaps and stacks of have drawings of their own, or are a place or a seat. */
const DRAWN_AS_ONE =
  '(?:\\w+ )?(?:gold|books?|treasure|pancakes?|waffles|hay|straw|lea(?:f|ves)|sand|dirt|earth|snow|garbage|trash|rubbish|' +
  'rocks?|stones?|rubble|bones|skulls|pillows|cushions|blankets|clothes|laundry|wood|logs|firewood|bodies|ashes|paper|papers|coins?|money|fries)\\b'

const HOARD =
  '(?:(?:an?|the|his|her|its|their|some|huge|giant|big|large|enormous|vast|massive) )*(?:(?:bed|heap|pile|hill|mound|mountain|hoard|sea|stack)s? of )?(?:(?:shiny|shining|glittering|sparkling|his|her|its|the|some|ancient) )*(?:gold(?:en)? (?:coins?|treasures?|ingots|bars)|treasures?|gold)(?! ?(?:chest|map|box|throne|chair|cushion|pillow|ring|leaf|sofa|\\w+ed)\\b)(?: and (?:jewels|gems|gemstones|treasures?|silver|coins|diamonds))?\\b'

const GROWN =
  '(?:sunflowers|tulips|poppies|lavender|daisies|dandelions|daffodils|wildflowers|wild flowers|cornflowers|bluebells|lupins|lupines|flowers|wheat|barley|corn|maize)'
const ENDLESS =
  '(?:growing |stretching |reaching |going on |blooming |out )?(?:as far as (?:you|i|we|one|the eye|eye|anyone) (?:can |could )?(?:see|look|reach)|to the horizon|in (?:every|all) directions?|for miles|without end|everywhere (?:you|i|we) look)\\b'

/** Ways of saying how many of a thing there are together, before the thing itself. */
export const AMOUNT_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Flowers and crops without an end are a field.
  [
    new RegExp(`(?<!\\b(?:fields?|meadows?|hills?) of (?:\\w+ )?)\\b(${GROWN}),? ${ENDLESS}`, 'g'),
    'a field of $1',
  ],
  [
    new RegExp(`\\b(?:endless|infinite|never ending|miles of) (?:rows? of )?(?=${GROWN}\\b)`, 'g'),
    'a field of ',
  ],
  [/\bas far as (?:you|i|we|one|the eye|eye|anyone) (?:can |could )?(?:see|look|reach)\b/g, ''],
  // Whoever has a hoard is on it, however it is said to be kept.
  [
    new RegExp(`\\b(?:guarding|guards|protecting|watching over|hoarding) ${HOARD}`, 'g'),
    'sitting on a hoard',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sleep|sleeping|sleeps|asleep|lying|laying|lies|resting|rests|napping|sitting|sits|curled up|perched|lounging|standing) )(?:up)?(?:on|atop|among|amid|amidst|in|over|on top of) ${HOARD}`,
      'g',
    ),
    'on a hoard',
  ],
  [
    new RegExp(`\\b(?:heaps?|piles?|mounds?|mountains?) of (?!${DRAWN_AS_ONE})(?=(?:\\w+ )?\\w+s\\b)`, 'g'),
    'heapvessel of ',
  ],
  [new RegExp(`\\b(?:stacks?|towers?) of (?!${DRAWN_AS_ONE})(?=(?:\\w+ )?\\w+s\\b)`, 'g'), 'pilevessel of '],
  [/\b(?:plates?|platters?|bowls?|dish(?:es)?|trays?) full of\b/g, 'plate of'],
  [
    /\b(basket|wheelbarrow|cauldron|backpack|handbag|bathtub|bucket|box|crate|jar|bowl|vase|cart)s? (?:full|filled|loaded|overflowing|packed|brimming|piled) (?:high )?(?:of|with|up with)\b/g,
    '$1 of',
  ],
  [
    /\b(?:slices?|pieces?|chunks?|wedges?|pats?) of (?=(?:\w+ )?(?:bread|toast|cheese|watermelon|lemon|lime|orange|butter|bacon|ham|salami)\b(?! (?:tarts?|pies?|cakes?|cheesecakes?|meringue|quiche)\b))/g,
    '',
  ],
  [
    /\b(?:hand ?full?|assortment|selection|variety|collection|pinch|spoon(?:ful)?|sprigs?|bunch) of (?=\w)/g,
    'some ',
  ],
  [/\b(?:\w+ )?sprouts (?:growing |sprouting )?in (?:a |the |an )?(?:glass |mason )?jars?\b/g, 'sprout jar'],
  [/\b(?:giant|huge|gigantic|colossal|massive|towering|enormous) (?:\w+ )?(?:robots?|mechs?)\b/g, 'mech'],
  [/\b(wine|champagne|drinking|empty) glasses\b/g, '$1glasses'],
  [/\b(cocktail|martini) glasses\b/g, '$1s'],
  [/\b(?:message|letter|note)s? in (?:a|the) (?:\w+ )?bottles?\b/g, 'bottlemessage'],
  [/\b(?:ship|boat|sailboat|galleon)s? in (?:a|the) (?:\w+ )?bottles?\b/g, 'shipinbottle'],
  [
    /\bsnow ?(globe|dome)s? (?:with|of|containing|holding|that has|showing) (?:an? |the |some )?(?:\w+ ){0,4}?(?:village|town|house|church|city|forest|castle|cabin|scene|tree|trees|snowman)(?: (?:inside|in it|in the snow|within))*/g,
    'snowglobe',
  ],
  [/\bon an? (?:\w+ )?(?:bamboo|straw|place|table|woven|reed|sushi) ?mat\b/g, 'on a wooden table'],
  [/\bcandles? in (?:a|the) (?:glass )?jars?\b/g, 'candle jar'],
  [
    /\bpour(?:s|ing|ed)? (?=(?:a |some |two |herself a |himself a )?(?:glass|glasses|cup|cups|mug) of\b)/g,
    'holding ',
  ],
  // Whoever rides is no crowd at the edge of the street.
  [
    /(?<!\b(?:two|three|four|five|several|group of) (?:\w+ )?)\b(?:some |many |a few |lots of |young )?people (?:are |is )?(?:riding|driving|on) (?=(?:\w+ )?(?:bikes|bicycles|motorbikes|motorcycles|scooters|mopeds|horses|camels|elephants|donkeys|snowmobiles)\b)/g,
    'three friends riding ',
  ],
  [
    /\b(tables?) (?:together )?over (?=(?:an? |the |some |their )?(?:\w+ )?(?:cake|coffee|tea|wine|dinner|pizza|soup|breakfast|drinks|beer|food)\b)/g,
    '$1 with ',
  ],
  [
    /\b(?:at|by|near|around|from) (?:an?|the) (?:airport )?(?:luggage|baggage) (?:carousel|claim|belt)\b/g,
    'with suitcases in an airport',
  ],
  [/\bgiv(?:ing|es) (an?|the|his|her|their) (\w+) a bath\b/g, 'washing $1 $2'],
  [/\b(bowls?|cups?|glass(?:es)?|plates?|mugs?|jars?|baskets?) filled with\b/g, '$1 of'],
  [
    /\b(?:at|on|from) the (?:other|far|opposite) side of (?=(?:an?|the) (?:\w+ )?(?:fence|wall|hedge|gate)\b)/g,
    'behind ',
  ],
  [
    /\b(?:enjoy(?:s|ing)?|having|shar(?:e|es|ing)|savou?r(?:s|ing)?) (?=(?:a |some |their |his |her )?(?:\w+ )?(?:(?:glass|glasses|cup|cups|mug|mugs|bottle|pint) of|wine|coffee|tea|beer|ice cream|pizza|sandwich|burger)\b)/g,
    'holding ',
  ],
  [
    /\b((?:bioluminescent|glowing|giant|magical|enchanted) )*(mushroom|fern|crystal|flower|bamboo shoot) (forest|jungle|wood|grove)s?\b/g,
    '$3 full of $1$2s',
  ],
  [/\bjack[ -]in[ -](?:the|a)[ -]box\b/g, 'jack box toy'],
  [
    /(?<!into )\b(a|the|an empty|a tall|a clear) glass(es)?(?= (?:on|next|by|beside|and|full|filled|half)\b| *[,.]|$)/g,
    '$1 drinking glass$2',
  ],
  [
    /\bswords? (?:is |that is )?(?:stuck |stabbed |embedded |lodged |plunged )?in (?:a|the) (?:\w+ )?(?:stone|rock|boulder)\b/g,
    'stonesword',
  ],
  [/\b(?:deck|pack) of (?:playing )?cards\b/g, 'playing cards'],
  [/\b(?:piles?|stacks?|heaps?) of (?:\w+ )?(?:logs|firewood|wood)\b/g, 'woodpile'],
  // A square of cake is no place.
  [
    /\bsquares? of (?=(?:\w+ ){0,2}(?:cheesecake|cake|brownie|chocolate|toast|fudge|pizza|lasagn[ae]|cornbread|butter|focaccia|flapjack)\b)/g,
    'slice of ',
  ],
  [
    /\b(?:(?:paper|brown|plastic|small|big|torn|open) )*bags? (?:of|full of|filled with) (?!gold|coins?|money|bones|tricks|golf|trash|rubbish|garbage)/g,
    'paper bag of ',
  ],
  [
    /\b(?:packs?|packets?|sticks?) of (?=(?:\w+ )?(?:bubble ?gum|chewing gum|gum|sweets|candy|biscuits|crisps)\b)/g,
    '',
  ],
  [
    /(?<=\b(?:sliced|halved|ripe|peeled|juicy|fresh) )kiwis?\b(?! fruit)|\bkiwis?\b(?= (?:cut|sliced|halved|slices?|and (?:strawberr|banana|apple|orange|mango)))/g,
    'kiwi fruit',
  ],
  // Blocks of a colour or a number are cubes; of a town, of flats or of stone they are not.
  [
    /(?<=\b(?:red|green|blue|yellow|orange|purple|pink|black|white|grey|gray|brown|golden|colou?red|colou?rful|alternating|two|three|four|five|six|seven|eight|nine|ten|\d+) )blocks\b(?! of| away)/g,
    'cubes',
  ],
  [/\balternating (?=(?:between )?\w+ and \w+ \w+s\b)|(?<=\b\w+ and \w+ )alternating (?=\w+s\b)/g, ''],
  [/\b(?:towers?|columns?) of (?:(?!of)\w+ ){0,2}books\b/g, 'stack of books'],
  [/\b(?:with|has|having) (?:an? |the )?(?:surface )?(?:textures?|surface|material) of (?=\w)/g, 'made of '],
  [
    /\b(?:dangl(?:ing|es)|suspended|drap(?:ed|ing)|swinging|melting) (?:down )?(?:from|off|over) (?=(?:an? |the )?(?:\w+ ){0,2}(?:branch|bough|twig)\b)/g,
    'hanging from ',
  ],
  // Whoever sells something is a business, and its sign shows what it sells.
  [
    /\b(coffee|tea|pizza|burger|bakery|ice cream|bubble tea|sandwich|donut|taco|sushi) (?:chain|company|brand|business|franchise|startup)\b/g,
    '$1',
  ],
  // A clause of its own says how it is printed.
  [/(?<=\w ,) ?screen(?= ,| *$)/g, ''],
  // The handle of a thing is of the thing.
  [
    /\b(?:the|its|their) (?:handles?|straps?|lids?|stems?|knobs?|base|frame|rim|sole|laces) (?:of (?:the|its|this) \w+ )?(?:is|are) (?:made (?:out )?of|of) (?:(?!on|in|at|with)\w+ ){0,2}\w+(?: and \w+)?/g,
    '',
  ],
  [
    /\b(?:shattered|smashed|broken|cracked) (?:\w+ )?(?:plates?|dishes|crockery|porcelain|pottery|china|cups?|bowls?|vases?|mugs?|glass)\b(?! (?:window|roof|door|house|castle|bottle|bottles|screen))|\b(?:shards|pieces|fragments) of (?:\w+ )?(?:glass|pottery|porcelain|china|a plate|plates|mirror)\b/g,
    'brokencrockery',
  ],
  [
    /\b(?:an? |the )?(?:\w+ )?(?:collection|set|group|array|row|assortment|variety) of (?:empty |clear )?glasses\b|\b(?:an? )?(?:some )?glasses (?=(?:is |are )?(?:sitting |standing |placed )?on (?:an?|the) (?:\w+ )?(?:table|bar|counter|shelf|tray)\b(?<!\b(?:reading|wearing|sun|eye|his|her)\b.*))/g,
    'five drinkingglasses ',
  ],
  // What is cooked in an oven is in it.
  [
    /\b(?:cooking|baking|roasting|heating up|being (?:cooked|baked)) (?:up )?(?:in |inside )?(?=(?:an?|the|my) (?:\w+ ){0,2}oven\b)/g,
    'in ',
  ],
  [
    /\b((?:an?|the) (?:\w+ ){0,2}(?:oven|microwave|fridge|refrigerator)) with ((?:an?|some|the|two|three) (?:(?!and|on|in)\w+ ){0,2}\w+) (?:inside|in it)\b/g,
    '$2 in $1',
  ],
  [
    /\b(with|and) (an? (?:\w+ ){1,3}?)(?:figures?|figurines?|statues?|sculptures?|ornaments?) (?:at|on) (?:the|its) top\b/g,
    '$1 $2 on it',
  ],
  [
    /\b(?:(?:mri|ct|x ray|xray|brain|medical|detailed|high resolution|3d) )*(?:scans?|x ?rays?|mri)(?: of (?:an?|the|my))? (?:human )?(brain|skull|heart|lungs?|tooth|bone|skeleton)\b/g,
    'azure $1 , blackbackcloth',
  ],
  [
    /\b(?:supplement |rich in |full of |high in )?vitamin c\b(?:[ ,]+(?:please |help me |paint |draw |related |rich )*(?:foods?|fruits?))?/g,
    'three orangefruits and two lemons and a kiwi fruit',
  ],
  [
    /\b(?:triangular|triangle shaped|three sided) ((?:\w+ ){0,2}?)(?:wall )?clock\b|\bclock (?:in the shape of|shaped like) an? (?:triangular|triangle shaped|three sided)\b/g,
    '$1triangularclock',
  ],
  [
    /\b(?:square(?: shaped)?|four sided) ((?:\w+ ){0,2}?)(?:wall )?clock\b|\bclock (?:in the shape of|shaped like) an? (?:square(?: shaped)?|four sided)\b/g,
    '$1squareclock',
  ],
  [
    /\b(?:pentagon(?:al)?(?: shaped)?|five sided) ((?:\w+ ){0,2}?)(?:wall )?clock\b|\bclock (?:in the shape of|shaped like) an? (?:pentagon(?:al)?(?: shaped)?|five sided)\b/g,
    '$1pentagonalclock',
  ],
  [
    /\b(?:hexagon(?:al)?(?: shaped)?|six sided) ((?:\w+ ){0,2}?)(?:wall )?clock\b|\bclock (?:in the shape of|shaped like) an? (?:hexagon(?:al)?(?: shaped)?|six sided)\b/g,
    '$1hexagonalclock',
  ],
  [
    /\b(?:octagon(?:al)?(?: shaped)?|eight sided) ((?:\w+ ){0,2}?)(?:wall )?clock\b|\bclock (?:in the shape of|shaped like) an? (?:octagon(?:al)?(?: shaped)?|eight sided)\b/g,
    '$1octagonalclock',
  ],
  [
    /\b(?:under|beneath|inside|within|in|encased in|preserved (?:in|under)|trapped (?:in|under)) (an?|the) (?:(?:small|tall|clear|antique) )*(?:glass (?:dome|bell|cloche|bell jar|case)|bell jar|cloche)\b/g,
    'in $1 cloche',
  ],
  [/\blatte art (?:of|in the shape of|shaped like) (?:an? |the )?(?:\w+ )?\w+/g, 'latte art'],
  // Flowers that are painted for themselves are in a vase.
  [
    /^((?: (?:an?|the|stunning|beautiful|pretty|lovely|abstract|colou?rful|bright|pastel|vibrant|delicate))*) ((?:(?:yellow|white|red|pink|purple|blue|orange|violet|lilac) (?:and )?){1,3})flowers (?=(?:art|artwork|painting|illustration|drawing|,|$))/g,
    ' a vase of $2daisies ',
  ],
  // What somebody sees on a screen is on it.
  [/\bwatching (?:an? |the )?(?:(?!on)\w+ ){1,3}on (?:the |a )?(?:tv|television)\b/g, 'by a television'],
  [/\bbubble ?gum\b/g, 'bubblegum'],
  [
    /\b(?:(?:big|huge|small|messy|dirty|clean|large|giant) )*(?:piles?|heaps?|mounds?|mountains?|stacks?) of (?:(?:dirty|clean|folded|unfolded|fresh|wet|old|colou?rful|wrinkled|crumpled|his|her|my|the) )*(?:laundry|clothes|clothing|washing|garments)\b|\bdirty (?:laundry|clothes)\b/g,
    'laundrypile',
  ],
  [/\b(?:burning|flaming) dumpster\b|\bdumpster (?:on )?fire\b/g, 'burningdumpster'],
  [
    /\b(?:(?:centered|big|huge|massive) )*(?:explosions?|bursts?|splash(?:es)?|clouds?|blasts?) of (?:(?:colou?rful|colou?red|bright|rainbow|vibrant|multicolou?red|holi) )*(?:colourpowder|powder|holi(?: powder)?|pigments?|chalk dust)\b|\b(?:powder|holi|pigment) (?:explosion|burst|splash|blast)\b|\bexploding (?:colou?red |holi )?powder\b/g,
    'powderburst',
  ],
  [/\b(?:marquise|navette)(?: |-)?(?:cut )?(?:diamonds?|gem(?:stone)?s?)\b/g, 'marquise'],
  [/\bpeanut butter\b(?! (?:sandwich|toast|cookies?|cups?|pie|cake|on|and (?:jelly|jam)))/g, 'peanutbutter'],
  [/\b(porcelain|ceramic|china|pottery) (?:pieces|objects|items|wares?|works)\b/g, '$1 vases'],
  [
    /\b(?:coin|money|gold) (?:bag|pouch|sack|purse)\b|\b(?:bag|pouch|sack) of (?:gold )?coins\b/g,
    'money bag',
  ],
]
