/** What grows in beds and fields of its own, which the tables know by the name of the field. */
const CROPS =
  'flowers?|wildflowers|daisies|bluebells|roses|lilies|daffodils|violets|blossoms|dandelions|crocuses|buttercups|lupins|hyacinths|herbs|trees|pines|birches|oaks|bamboo|crops|vegetables|stars|houses|people|poppies|poppy|tulips?|lavender|wheat|barley|corn|maize|rye|oats|rice|cotton|grass|grasses|clover|sunflowers?|heather|tea|vines|hay|snow|ice|sand|dreams|view|vision|war'
/** What a sea may be of that is a field. */
const BLOOMS =
  'flowers?|wildflowers?|lavenders?|tulips?|roses?|sunflowers?|poppy|poppies|daisy|daisies|canola|rapeseed|wheat|grass|barley|corn|cotton|bluebells?|daffodils?|hyacinths?|lupines?|lupins|cosmos|heather|dandelions?'
/** What flows, hangs or lies over a land without being a thing. */
const AIRY =
  'mist|fog|light|moonlight|sunlight|lamplight|candlelight|snow|clouds?|stars?|smoke|steam|rain|dust|sand|moss|grass|ivy|vines|leaves|colou?rs?|darkness|shadows?|flame|flames|fire|lava|ice|land|magic|warmth|hope|green|gold|road|neon|spring|autumn|winter|summer'

/** Figures of speech, which name things that are not there, and what is meant. Applied before all other phrases. */
export const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(in|at|into|through|from|near) the (very |dark |deep )?(heart|middle|midst|cent(?:er|re)|depths|bosom) of (?=\w)/g,
    '$1 ',
  ],
  [/\b(the )?heart of (?=(the|an?) )/g, ''],
  [
    /\b(the )?(\w+ )?(beauty|majesty|splendou?r|serenity|grandeur|tranquill?ity|magic|wonder) of (?=(the|an?|\w+s) ?)/g,
    '',
  ],
  [
    /\b(in|into|with) (an? |the )?(?!(chequered|checkered|tile|flower|floral)\b)(\w+ )?(pattern|swirl)s?\b/g,
    '',
  ],
  [
    /\bin(to)? the (back|bed|cargo bed) of (?=(an?|the|his|her|our|my) (\w+ )?(pickup|pick up|truck|lorry))/g,
    'on ',
  ],
  [
    /\b(?<!(?:cat|kitten|dog|puppy|kitty|fox|bear|rabbit|hamster)s? (?:is |are )?)(fast |sound |fallen |falling )?(asleep|sleeping|dozing( off)?|snoozing|napping|nodding off) (?=(in|on) (an?|the|his|her|our|my) (\w+ ){0,2}(arm|rocking )?(arm|rocking)?chair\b)/g,
    'sitting ',
  ],
  [/\bghost (ship|galleon|vessel)s?\b/g, 'old galleon'],
  [/\b((go|goes|going|out|are|is) )*trick[ -]or[ -]treat(ing|ers|s)?\b/g, 'walking through the village'],
  [/\bgiant (?=((full|crescent|blood|glowing|yellow|red|silver) )+moon\b)/g, 'huge '],
  [/\bmidnight sun\b/g, 'golden hour sunlight'],
  [/\binterior design( (style|magazine|photo\w*|shot))?\b/g, 'interior'],
  [/\b(european|old european) streets?\b/g, 'cobblestone street'],
  [/\b(at|near|by|below|from|on) the (very )?(foot|feet|base) of (?=\w)/g, 'by '],
  [
    /\b(the )?(face|flanks?|shoulders?|brow|crest|head|mouth|tongue|neck|arm|spine|lip|ears?) of (?=(the|an?) (\w+ ){0,2}?(mountains?|hills?|cliffs?|rocks?|rivers?|streams?|lakes?|fjord|valleys?|glaciers?|volcano|bay|harbou?r|canyon|gorge|dunes?|table|stairs|waterfall|sea|ocean|forest)\b)/g,
    '',
  ],
  [/\b(the )?eye of (the|a) (\w+ )?(storm|hurricane|tornado|cyclone)/g, '$4'],
  [/\bcrowns? of (?=(the |an? )?(\w+ )?(trees?|oaks?|hills?|mountains?)\b)/g, ''],
  [/\b(the )?stars? of (?=the (show|evening|party|night))/g, ''],
  [/\b(a )?tongues? of (?=(flame|fire|lava|ice|land)s?\b)/g, ''],
  [/\b(key|fill) light\b/g, 'light'],
  [
    new RegExp(
      `\\b(an? |the )?(\\w+ )?(carpet|blanket|sheet|layer|veil|curtain|cloak|shroud|wisp|ribbon|stream|river|band|wall|sea|pool|canopy|mantle|tapestry|dusting|bank|shower|swirl)s? of (?=(\\w+ )?(${AIRY})\\b)`,
      'g',
    ),
    '$2',
  ],
  [
    /\b(an? |the )?(\w+ )?(touch|hint|burst|splash|trace|dash|whisper|glimpse|sense|stroke|riot|play|sprinkling|hints|touches|bursts|splashes|sprinkle) of (?=\w)/g,
    '',
  ],
  [
    /\b(bathed|drenched|soaked|steeped|awash|immersed|cloaked|shrouded|enveloped|swathed) (in|by|with) (?=\w)/g,
    '',
  ],
  [/\b(sun[- ]?kissed|kissed by (the )?sun(light|shine)?)\b/g, 'sunlight'],
  [/\bkissed by (the )?/g, ''],
  [/\b(framed|flanked|surrounded|encircled|ringed) by (?=\w)/g, 'with '],
  [
    /\b(dotted|sprinkled|studded|strewn|littered|scattered|cluttered|crammed|stuffed|brimming|overflowing|bursting|teeming|adorned|decked( out)?) (with|by) (?=\w)/g,
    'full of ',
  ],
  [
    /\b(?:strings?|strands?|garlands?|canopy|curtain) of (fairy |party |coloured |colored |warm )?(lights|bulbs|lightbulbs)\b/g,
    'stringlights',
  ],
  [/\b(bird|birds|birdseye) eye( perspective| angle)?\b(?! view)/g, 'birds eye view'],
  [/\b(worms?|frogs?) eye (view|perspective)\b/g, ''],
  [/\bfish ?eye( (lens|view|shot|photo|effect))?\b/g, ''],
  [/\bbeds? of (?=(\w+ )?(moss|leaves|straw|hay|grass|needles|coals|embers|ice|nails|rocks|stones)\b)/g, ''],
  [
    /\b(flower ?)?beds? of (?=(\w+ )?(\w*flowers|roses|tulips|daisies|pansies|poppies|lilies|daffodils)\b)/g,
    'garden of ',
  ],
  [
    /\b(an? |two |the )?(long |neat |single )?(rows?|lines?|queues?|strings?|series) of (?!((\w+ ){0,2}(houses|townhouses|trees|tulips?|vines|shops|lavender|sunflowers|corn|buildings|columns|desks|windows)))(?=(\w+ ){0,2}\w+s\b)/g,
    'five ',
  ],
  [/\b(an? |the )?(\w+ )?mountains? of (?=(pancakes|books|gold|coins|hay)\b)/g, 'stack of '],
  [
    /\b(on|in) (?:the|a) (classroom|nursery|bedroom|library|kitchen|office|church|hotel|palace|kindergarten|playroom|school)s? (carpet|rug)\b/g,
    'in the $2',
  ],
  [/\bpark bench\b(?!.* (in|at) (a|the) (\w+ )?(park|garden|snow|forest|street|city))/g, 'bench in the park'],
  [/\b(castle|palace|fortress|citadel) (gates?|walls?|drawbridge|entrance)\b/g, '$1'],
  [/\b(?:red|chinese) (?:paper )?lantern(s?)\b/g, 'redlantern$1'],
  [/\b(rows? of )?(grape ?)vines (?=on|over|along|across|in)|\brows? of vines\b/g, 'vineyard '],
  [/(?<=\b(?:sushi|cheese|fruit|seafood|meat|sashimi|salad|sandwich|cookie) )(platter|board|plate)s?\b/g, ''],
  // What is poured is no rain, and whoever pours it into a cup has that in hand.
  [
    /\bpour(ing|s) (\w+ ){1,2}(into|in|onto|over) (a |an |the |his |her |their )?(\w+ )?(cup|mug|glass|teacup|latte)\b/g,
    'holding a cup',
  ],
  [/\bpouring (?=(\w+ )?(flour|sugar|juice|lava|beer|into|from|out|oil|sand)\b)/g, 'filling '],
  // What a dish or a basket is said to be with is in it.
  [
    /\b(basket|bowl|plate|bucket|box|jar|crate|barrel|tray|vase) with (?!(?:a|an|the|his|her|its|two|handles?|lids?)\b)(?=\w)/g,
    '$1 of ',
  ],
  // Both are as large.
  [
    /\b(giant|gigantic|colossal|oversized|huge|enormous|massive|immense|towering|tiny|miniature) (\w+s) and (?=(?:flowers|mushrooms|toadstools|plants|ferns|leaves|sunflowers|roses|tulips|daisies|butterflies|bees|snails)\b)/g,
    '$1 $2 and $1 ',
  ],
  [/\b(?:red |white |pink )?rose gardens?\b/g, 'garden strewnwith roses'],
  // Nobody sails on a sea of flowers.
  [new RegExp(`\\b(${BLOOMS})(?: ?flower| ?blossom)?s? (?:sea|ocean)s?\\b`, 'g'), '$1 field'],
  [
    new RegExp(`\\b(?:sea|ocean)s? of (?:(?:blooming|endless) )*(?=(?:\\w+ ){0,2}?(?:${BLOOMS})\\b)`, 'g'),
    'field of ',
  ],
  // A field full of something is strewn with it.
  [
    new RegExp(
      `\\b(fields?|patch(?:es)?|meadows?|gardens?|forests?|woods?|groves?|hills?|hillsides?|valleys?) (?:of|(?:full|filled|covered|overgrown) (?:of|with|in)) (?!(?:the|a|an|my|his|her)\\b|(?:\\w+ ){0,2}?(?:${CROPS})\\b)(?=(?:\\w+ ){0,2}?\\w+s\\b)`,
      'g',
    ),
    '$1 strewnwith ',
  ],
  [
    new RegExp(
      `\\b(?:an? |the )?(?:\\w+ )?(?:sea|ocean|carpet|expanse|multitude|thousands|abundance|swarm of|swarms) of (?!(?:the|a|an|my|his|her)\\b|(?:\\w+ ){0,2}?(?:${CROPS}|people|bees|bluebells|butterflies|petals|roses|daisies|fish|birds|hyacinths)\\b)(?=(?:\\w+ ){0,2}?\\w+s\\b)`,
      'g',
    ),
    'strewnwith ',
  ],
  [
    /\b(pumpkin|cabbage|strawberry|watermelon|melon|carrot|cactus|mushroom|potato|tomato|pineapple)s? (patch|field|garden|forest|farm)(es|s)?\b/g,
    '$2 strewnwith $1s',
  ],
  [/\bpatch strewnwith\b/g, 'field strewnwith'],
]
