const OF_GLASS =
  '(?:(?:an?|the|my|our|his|her|its|some|old|small|little|tiny|big|large|tall|clear|glass|empty|corked|round|dusty|green|blue|antique|vintage|wine|milk) )*'
const LIGHTS =
  '(?:(?:some|many|lots of|tiny|little|glowing|twinkling|glittering|bright|warm|shining|captured|caught|fallen|real|magic|magical|fairy|string|led|christmas) )*(?:lights?|fairylights|stringlights|stars|stardust|star ?light|sun ?shine|sun ?light|moon ?light|moonbeams)'
const FIREFLIES =
  '(?:(?:some|many|lots of|tiny|little|glowing|twinkling|bright|captured|caught|trapped|live|the|his|her|a few|hundreds of) )*(?:fireflies|firefly|lightning bugs|glow ?worms)'
const INTO =
  '(?:(?:(?:that )?(?:is|are) )?(?:trapped|caught|captured|kept|glowing|shining|twinkling|flying|inside|buzzing|dancing|floating|blinking) )*(?:in|inside|inside of|within)'
const OF =
  '(?:that (?:is|are) )?(?:(?:full|filled) (?:of|with)|of|with|holding|containing|lit by|glowing with)'
const JAR =
  '(?:(?:jam|mason|jelly|pickle|kilner|canning|preserving|preserve|glass|sweet|candy|honey|milk) )*jar'
/** What bottles are made to hold. */
const DRINKS =
  '(?:red |white |old |fresh |cold |good |olive |sparkling )*(?:wine|water|milk|beer|champagne|whisk\\w+|rum|gin|vodka|oil|juice|perfume|medicine|poison|ink|soda|cola|coke|sauce|vinegar|ketchup|lemonade|port|sherry|cider|sake|soju|shampoo|potion|elixir|liquor|prosecco|cognac|tequila|soy|syrup|honey|glue)'

/** Things of glass and what is in them, lamps and small things on tables: in the one word that the tables know. */
export const STILL_LIFE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b${FIREFLIES} ${INTO} ${OF_GLASS}(?:${JAR}|bottle|lantern)s?\\b`, 'g'), 'a fireflyjar'],
  [
    new RegExp(
      `\\b(?:glass |old |empty )*(?:${JAR}|bottle|lantern)(s?) ${OF} ${FIREFLIES}\\b(?: inside| in it| within)?`,
      'g',
    ),
    'fireflyjar$1',
  ],
  [new RegExp(`\\b${LIGHTS} ${INTO} ${OF_GLASS}bottles?\\b`, 'g'), 'a lightbottle'],
  [
    new RegExp(
      `\\b(?:glass |old |empty |wine )*bottle(s?) ${OF} ${LIGHTS}\\b(?: inside| in it| within)?`,
      'g',
    ),
    'lightbottle$1',
  ],
  [new RegExp(`\\b${LIGHTS} ${INTO} ${OF_GLASS}${JAR}s?\\b`, 'g'), 'a fireflyjar'],
  [
    new RegExp(`\\b(?:glass |old |empty )*${JAR}(s?) ${OF} ${LIGHTS}\\b(?: inside| in it| within)?`, 'g'),
    'fireflyjar$1',
  ],
  // One sees what is in them.
  [
    /\b(in|inside|within) ((?:(?:an?|the|my|our|his|her|its|some|old|small|little|tiny|big|large|tall|clear|empty|round|dusty|antique|vintage) )*)(?:(?:jam|mason|jelly|pickle|kilner|canning|preserving|preserve|glass|milk) )+jar(s?)\b(?! of\b)/g,
    '$1 $2glass jar$3',
  ],
  [
    /\b(?:in|inside|within) ((?:an?|the|my|our|his|her|its|some) )(?:(?:old|small|little|tiny|big|large|tall|clear|glass|empty|corked|round|dusty|green|blue|antique|vintage) )*bottle(s?)\b(?! (?:of|with)\b)(?<!\b(?:message|letter|note|ship|boat|genie|sailboat|galleon)s? (?:in|inside|within) (?:an?|the) (?:\w+ ){0,2}bottles?)/g,
    'in $1glassbottle$2',
  ],
  [
    new RegExp(
      `\\b(?:(?:clear|glass|empty|corked) )+bottle(s?) (?:of|with|full of|filled with|containing|holding) (?!(?:an? |the |some )?(?:${DRINKS}|${LIGHTS}|letter|message|ship|flowers|candle)\\b)`,
      'g',
    ),
    'glassbottle$1 of ',
  ],
  // A ship is inside of a bottle, whichever of the two is named first.
  [
    /\b(?:(?:clear|glass|empty|corked|old|wine|rum) )*bottle with (?:an? |the )?(?:(?:tiny|little|small|miniature|sailing|pirate|old|wooden|model) )*(?:ship|sailboat|boat|galleon|schooner)(?: (?:inside|in it|within))?\b/g,
    'shipinbottle',
  ],
  [
    /\b(?:tall |cold |iced? |full |half full |big )*glass(es)? (?:full )?of (?:(?:fresh|cold|iced?|clear|sparkling|cool|plain|fizzy|mineral|soda|tonic) )*water\b(?: with (?:(?:an? |some |two |three )?(?:(?:ice|slices?|lemon|lime|cubes?|mint|of|cucumber|leaves|wedges?|and|a|in) ?)+))?(?: in it)?/g,
    'watertumbler$1',
  ],
  // A diya is of clay anyway.
  [/\b(?:(?:little|small|tiny|clay|earthen|earthenware|terracotta) )+(?=(?:oil )?(?:diyas?|deepam)\b)/g, ''],
  [/\b(?:clay|earthen|earthenware|terracotta) (?:oil )?lamp(s?)\b/g, 'diya$1'],
  [/\bdiya (?:oil )?lamp(s?)\b/g, 'diya$1'],
  // What is cut into it makes it a lantern.
  [
    /\b(?:(?:big|large|huge|small|little|orange|ripe|giant) )*pumpkin(s?),? (?:(?:that |which )?(?:is|are|has been|have been) )?(?:carved|cut)(?: up| out)?(?: (?:with|into|in|like|to look like|as) (?:an? |the |its |their )?(?:\w+ ){0,3}?(?:faces?|smiles?|grins?|eyes|mouths?|teeth|cats?|bats?|ghosts?|witch|lanterns?))?\b/g,
    'jackolantern$1',
  ],
  [
    /\bpumpkin(s?) with (?:an? |the |their |its )?(?:\w+ ){0,3}?(?:faces?|smiles?|grins?)\b(?: carved| cut)?(?: (?:into|in|on) (?:it|them))?/g,
    'jackolantern$1',
  ],
  // A cake with candles has them on it, of whatever it is.
  [
    /\b((?:\w+ )?)cake (?:with|covered in|full of|topped with|and) (?:(?:some|many|lots of|a lot of|too many|all|lit|burning|glowing|flickering|birthday|small|little|tiny|colou?red|colou?rful|her|his|the|its) )*candles(?: (?:being|that|are|is|all|just|still|lit|burning|blown|out|on|top|it|glowing|flickering|melting|stuck|in))*(?= ?[,.]| (?:with|and|at|by|in front|beside|on (?:an?|the|my|our))\b|\s*$)/g,
    '$1candlecake7',
  ],
  // Half of it is done, and on its needles.
  [
    /(?<!\bknit\w* (?:an? |the |his |her )?)\b(?:(?:half|partly|nearly|almost|un)[ -]?(?:(?:knitted|knit|finished|done) )?(?:\w+ )?(?:scarf|sweater|jumper|sock|hat|blanket|mitten|cardigan|shawl)|knitting needles|(?<=^ |\b(?:her|some|his|unfinished|abandoned|grannys) )knitting(?= (?:in|on|left|lying)\b))(?: (?:still )?on (?:the |its |two |wooden )*(?:knitting )?needles)?(?:,? (?:and|with|in) (?:(?:the|an?|some|two|wooden|big|several|many|colou?rful|colou?red|soft|thick) )*(?:(?:knitting )?needles|(?:balls?|skeins?) of (?:\w+ )?(?:wool|yarn)|wool|yarn))*/g,
    'knittingwork',
  ],
  [/\bballs of ((?:\w+ )?)(?:wool|yarn|thread|string)\b/g, 'three $1yarn'],
  // Hung up by their stems.
  [
    /\b(?:(?:bunch(?:es)?|bundles?|posies|sprigs) of )?(?:dried |drying |fresh |some )*(lavender|herbs?|rosemary|thyme|sage|roses|flowers|wildflowers|hydrangeas?|eucalyptus|chamomile|mint|statice)(?: (?:bunch(?:es)?|bundles?))?,? (?:(?:that )?(?:is|are) )?(?:hanging|hung|drying|tied)(?: up| upside down| to dry| drying| head down| in bunches| in bundles)* (?:from|on|under|along|above) (?:an? |the |some )?(?:(?:old|wooden|oak|dark|kitchen|long|attic|barn|low) )*(?:beams?|ceiling|rafters?|hooks?|line|string|rope|rack|wall|roof)\b/g,
    '$1 dryingbunch',
  ],
  [
    /\b(?:(?:bunch(?:es)?|bundles?|posies|sprigs) of )?(?:dried |drying |fresh |some )*(lavender|herbs|rosemary|thyme|sage|roses|flowers|wildflowers|eucalyptus|chamomile)(?: (?:bunch(?:es)?|bundles?))?,? (?:(?:that )?(?:is|are) )?(?:(?:hanging|hung)(?: up)? (?:to dry|upside down|drying)|drying upside down)\b/g,
    '$1 dryingbunch',
  ],
  [/\b(?:lavender|statice|hydrangeas?) (?=dryingbunch)/g, 'purple '],
  [/\b(?:herbs?|rosemary|thyme|sage|eucalyptus|mint) (?=dryingbunch)/g, 'green '],
  [/\b(?:roses|flowers|wildflowers|chamomile) (?=dryingbunch)/g, 'pink '],
  // What floats in it is part of the drink.
  [
    /\b(?:bubble|boba|pearl|tapioca|milk) (?:milk )?tea(s?) with (?:(?:black|chewy|sweet|lots of|extra|tapioca|boba|sugar|brown|the|big) )*(?:pearls|boba|tapioca|balls|bubbles)\b(?: (?:at|in|on) (?:the |its )?bottom)?/g,
    'bubble tea$1',
  ],
  // Of oranges it is, and no red jam.
  [/\b(?:(?:orange|seville|bitter|lemon) )*marmalade\b/g, 'orange jam'],
  [/\b(?:apricot|peach|quince|mango|sea buckthorn) (?=(?:jam|preserves?|jelly)\b)/g, 'orange '],
  [
    /\b(?:blueberry|blackberry|blackcurrant|plum|fig|grape|damson) (?=(?:jam|preserves?|jelly)\b)/g,
    'purple ',
  ],
  [
    /\b(?:burnt|burned|charred|blackened) (?=(?:slices? of |pieces? of )?(?:toast|bread|biscuits?|cookies?|pizza|pie|cake|steak|sausages?|bacon|muffins?|buns?|pancakes?|croissants?|marshmallows?)\b)/g,
    'black ',
  ],
  // Where a pie stands that is left to cool.
  [
    /\bcooling(?: down| off)? (?:on|at|by|in|near|beside) (?:an? |the )?(?:(?:open|kitchen|cottage|farmhouse|sunny|old|grandmas|grandmothers) )*window(?: ?sill| ?ledge)?\b/g,
    'on a windowsill',
  ],
  // They roll out of what they are kept in.
  [
    /\b(?:an? |the )?(?:bunch of |handful of |lots of |some )?(?:colou?rful |glass |old |shiny |coloured )*marbles (?:(?:are )?(?:spilling|rolling|falling|pouring|tumbling|coming|spilled|scattered)) (?:out of|from|out from) (?:an? |the |his |her |its )?(\w+ )?(?:velvet |leather |cloth |silk |little |drawstring |small )*(?:bag|pouch|sack)\b/g,
    'a $1marblebag',
  ],
  [
    /\b(?:(?:velvet|leather|cloth|silk|drawstring) )*(?:bag|pouch|sack) (?:of|full of|with|filled with) (?:colou?rful |glass |old )*marbles\b/g,
    'marblebag',
  ],
  // Each part of the meal has its place on it.
  [
    /\b(?:school|canteen|cafeteria|prison|plastic|metal) (?:lunch |dinner |food )?tray\b(?: ?,)?(?: (?!(?:on|at|in|under|beside|held|carried)\b)\w+(?: ?,)?){0,20}|\blunch tray\b(?: ?,)?(?: (?!(?:on|at|in|under|beside|held|carried)\b)\w+(?: ?,)?){0,20}/g,
    'lunchtray ',
  ],
  // One of a pair is one.
  [
    /\b(?:single|lone|lonely|lost|odd|abandoned|forgotten|left behind|solitary) ((?:(?!and\b)\w+ ){0,2}?)(?:wellington|welly|rain|rubber|gum) ?boot\b(?!s)|\b(?:single|lone|lonely|lost|odd|abandoned|forgotten|solitary) ((?:(?!and\b)\w+ ){0,2}?)(?:wellington|welly)\b(?! boots)/g,
    '$1$2loneboot',
  ],
  // The chain is the watch's own.
  [
    /\b((?:pocket ?)?watch|locket|pendant|medal|necklace|compass|whistle|amulet)(?: hanging| dangling| swinging)? on (?:an? |its |the |his |her )?(?:(?:long|gold|golden|silver|thin|old|broken|brass) )*chain\b/g,
    '$1',
  ],
  [
    /(?<!\b(?:in|into|inside|out of|with|pulling|carrying|dragging|packing|holding) (?:an?|the|his|her|my|their) )\b(?:(?:old|vintage|leather|battered|worn|antique|brown|shabby|cardboard|scuffed|retro|travel) )+suitcase(s?)\b/g,
    'strappedcase$1',
  ],
  [/\b(?:robot(?:ic)?|automatic|smart) (?:vacuum(?: cleaner)?|hoover)(s?)\b/g, 'robotvacuum$1'],
  [
    /\b(?:(?:heart shaped|big|open|half empty|fancy|red|gold) )*box(?:es)? (?:of|full of|with) (?:(?:fancy|belgian|assorted|fine|dark|milk|handmade|luxury|swiss|different) )*(?:chocolates|pralines|truffles|bonbons)\b(?:,? (?:with|and) (?:(?:just|only) )?(?:one|two|three|some|a few|several|half|the last one)(?: of them)? (?:missing|gone|eaten|left|taken|bitten))?/g,
    'chocolatebox',
  ],
  // Whoever sells it is not asked for: the market is.
  [
    /^ ((?:(?!(?:men|women|man|woman|girls?|boys?|seller|vendor|lady|people|person|cat|dog|at|in|on|selling|buying|with)\b)\w+ ){1,8})(?:at|on|in) (?:an? |the )?(?:\w+ )?(?:market|fruit|vegetable|farmers) stall\b/g,
    ' $1at a market',
  ],
  [
    /\b(gingerbread (?:cottage|house|hut)s?) with (?:\w+ ){1,3}on (?:the|its) (?:roof|walls?)(?: and (?:walls?|roof))?\b/g,
    '$1',
  ],
  // Freckles are a face.
  [/\bfreckled (girl|boy|woman|man|child|kid|teenager|lady|lad|redhead)\b/g, '$1 with freckles'],
  [
    /\b(?:with|and) (?:an? |the )?(?:gap(?:py)? (?:tooth|teeth)|(?:gap|hole|space) (?:in|between) (?:her|his|the) (?:front )?teeth|missing (?:front )?t(?:oo|ee)th|gap toothed (?:smile|grin))\b/g,
    'with a smile',
  ],
  [/\bgap toothed (?=(?:\w+ )?(?:girl|boy|woman|man|child|kid)\b)/g, 'smiling '],
  // A branch in flower is cut from its tree.
  [
    /\b(?:branch(?:es)?|twigs?|sprigs?) of (?:pink |white )?(?:cherry|plum|almond|apple|peach|sakura) blossoms?\b|\b(?:cherry|plum|almond|apple|peach) blossom (?:branch(?:es)?|twigs?|sprigs?)\b|\bsakura branch(?:es)?\b/g,
    'blossombranch',
  ],
  // Cut out and hung up, they are of no sky.
  [
    /\b(?:(?:folded|little|small|gold|golden|silver|red|white|colou?rful) )*(?:paper|origami|cardboard|wooden|straw|felt|tin|foil|tinfoil|glitter|christmas) star(s?)\b(?! (?:wars|light|fish|sign))/g,
    'paperstar$1',
  ],
  // What is laid down is on no stage.
  [
    /\b(violin|fiddle|viola|trumpet|flute|guitar|saxophone|clarinet|trombone|banjo|ukulele|harmonica|accordion|mandolin|lute|oboe|recorder|horn|bugle)(?: (?:lying|resting|laid|sitting|placed|left))?(?: down)? on (?:top of )?(?:(?:an?|the|some|old|open|scattered|yellowed|handwritten|torn) )*(?:sheet music|music sheets?|sheets of music|(?:music(?:al)? )?scores?)\b/g,
    '$1 on a wooden table with sheet music',
  ],
  [
    /\b(violin|fiddle|viola|trumpet|flute|guitar|saxophone|clarinet|trombone|banjo|ukulele|harmonica|accordion|mandolin|lute|oboe|recorder|horn|bugle)(?: (?:lying|resting|laid|sitting|placed))?(?: down)? on (?:(?:an?|the|some|piece|of|dark|deep|red|blue|green|black|white|purple|crimson|soft|crumpled) )*(?:velvet|silk|satin|linen|lace)(?: (?:cloth|fabric|cushion|blanket|table ?cloth|drape))?\b/g,
    '$1 on a wooden table',
  ],
  // Paper lanterns and the full moon are what the feast is known by.
  [
    /\blanterns? (?:for|at|of|during|on) (?:the )?(?:mid ?autumn|moon) festival\b|\b(?:mid ?autumn|moon) festival(?: lanterns?)?\b/g,
    'red lanterns in a garden at night with a full moon',
  ],
  // Who lets others lie on them is awake.
  [
    /\b(?:letting|lets|allowing|allows) ((?:(?:an?|the|some|two|three|four|five|six|several|many|his|her|baby|little|tiny|small|young|sleepy|yellow) )+\w+) (?:to )?(?:sleep|sit|ride|rest|nap|perch|stand|climb|snooze|lie|hop|land)(?: up)? (?:on|onto) (?:his|her|its|their) (back|head|shoulder|nose)s?\b/g,
    'with $1 on its $2',
  ],
  // In a chair people sleep sitting.
  [
    /(?<=\b(?:m[ae]n|wom[ae]n|lady|gran\w*|father|dad|mother|mum|mom|\w+man|fisherman|king|queen|sailor|farmer|boy|girl|child|person|santa|teacher|guard|uncle|aunt|wizard|pirate) (?:is |has fallen |fell )?)(?:fast |sound )?(?:asleep|sleeping|napping|dozing|snoozing|snoring|nodding off)(?: off)? (?=(?:in|on) (?:an?|his|her|the|their) (?:\w+ )?(?:deck ?chair|arm ?chair|chair|rocking ?chair|throne|recliner)\b)/g,
    'sitting ',
  ],
  // They fry in the pan.
  [
    /\b(?:(?:two|three|some|fresh|fried|sizzling|crispy) )*(?:eggs?|bacon|sausages?)(?: ?,)?(?: (?:and|,|with) (?:(?:two|three|some|crispy|fried) )*(?:eggs?|bacon|sausages?|tomatoes|mushrooms))* (?:(?:frying|sizzling|cooking) )*in (?:an? |the )?(?:(?:cast|iron|old|hot|black|big|small|frying) )*(?:pan|skillet)\b/g,
    'a frying pan',
  ],
  [
    /\b((?:(?:colou?rful|pastel|pink|old|fresh|golden|fluffy|glazed|chocolate) )*(?:macarons|donuts|doughnuts|pancakes|cookies|biscuits|cupcakes|books|boxes|cans|tins|plates|cups|teacups|oranges|apples|lemons|suitcases|stones|cheeses|pots)) (?:stacked|piled)(?: up)?(?: high)? (?:in|into|like|as) an? (?:\w+ )?(?:tower|pile|pyramid|stack|heap)\b/g,
    'a stack of $1',
  ],
  // It lies in the straw of a barn, and grows on none.
  [
    /\bon (?:an? bed of |some |a pile of |fresh |the |dry |golden )*(?:straw|hay)\b(?! (?:bales?|hats?|mats?|mattress|cart|wagon|stack|bed))/g,
    'in a barn',
  ],
]
