const ARTICLE = '(?:an?|the|my|our|his|her|its|their)'
const LOOKS = '(?:(?!and\\b|with\\b|of\\b|in\\b)\\w+ ){0,2}?'
/** Who lives in water, or is kept in it. */
const SWIMMERS =
  '(?:gold ?fish|fish(?:es)?|koi|betta(?: fish)?|gupp(?:y|ies)|minnows?|tadpoles?|clown ?fish|puffer ?fish|sea ?horses?|jelly ?fish|octopus(?:es)?|squid|shrimps?|crabs?|axolotls?|newts?|turtles?|terrapins?|frogs?|eels?|sharks?|whales?|dolphins?|stingrays?|star ?fish|lobsters?|mermaids?|crocodiles?|alligators?|salamanders?|snails?|penguins?)'
const BEING = `(?:(?:that is |which is |who is |is |are )?(?:alone |happily |slowly |quietly )?(?:swimming |floating |living |kept |sitting |trapped |carried |resting |swims |lives )?(?:around )?)`
/** Animals on legs or wings that people keep or meet. */
const ANIMALS =
  '(?:cats?|kittens?|kitty|tabby|dogs?|pupp(?:y|ies)|hound|pug|beagle|corgi|husky|terrier|spaniel|labrador|retriever|dachshund|poodle|bulldog|collie|dalmatian|shepherd|chihuahua|greyhound|shiba|rabbits?|bunny|bunnies|hare|hamsters?|guinea pigs?|ferrets?|parrots?|owls?|birds?|crows?|hens?|chickens?|goats?|sheep|lambs?|cows?|calf|horses?|pony|ponies|foal|donkeys?|mule|llamas?|alpacas?|pigs?|giraffes?|elephants?|deer|fox(?:es)?|bears?|raccoons?|monkeys?|lions?|tigers?|wolf|moose|reindeer|camels?|zebras?|sloths?|pandas?|koalas?|penguins?|otters?|squirrels?|mouse|mice|rats?|hedgehogs?)'
const CAGE_BIRDS = '(?:parrots?|parakeets?|budgies?|macaws?|cockatoos?|cockatiels?|lovebirds?|owls?|mynahs?)'
const VEHICLE =
  '(?:car|van|camper ?van|bus|school bus|truck|pickup(?: truck)?|lorry|taxi|cab|train|tram|jeep|tractor|limo|limousine|caravan|suv|minivan|fire engine|fire truck|ice cream van|aeroplane|airplane|plane|helicopter|spaceship)'
const SHOP =
  '(?:shop|store|pet ?shop|pet store|toy ?shop|book ?shop|book ?store|bakery|boutique|antique shop|antiques shop|butchers?(?: shop)?|florists?|flower shop|cafe|barber ?shop|tailors?(?: shop)?|sweet shop|candy store|department store|pub|restaurant|shoe shop|charity shop|thrift store|fish ?monger|deli)'
const HEAD = `(?:with )?${ARTICLE} (?:big |furry |little |long |whole )?heads?`
const PUT =
  '(?:(?:is |are )?(?:hanging|sticking|poking|leaning|stuck|held|pushed|peeking|popping|looking|peering) )?(?:right )?'
const OUT = '(?:out of|out|through|from|over|out from|in through|into|in|inside)'

/** Said of an animal right before; what it was doing first does not matter. */
const AFTER = `(?<=\\b${ANIMALS}\\b[^,]{0,40})`

/** Who is seen through glass, in the water of a vessel, or in an opening of a wall, as things that the tables know. */
export const BEHIND_GLASS_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(${SWIMMERS}) ${BEING}(?:in|inside) ${ARTICLE} ${LOOKS}(?:plastic |clear |water |transparent |carrier )?(?:bag|baggie)(?: (?:of|full of|filled with|with) water)?\\b`,
      'g',
    ),
    '$1 in a waterbag',
  ],
  [
    new RegExp(
      `\\b(?:plastic |clear )?bag (?:with|containing|holding) (an?|the|some|two|three) (${LOOKS}${SWIMMERS})(?: in it| inside| in water)?\\b`,
      'g',
    ),
    '$2 in a waterbag',
  ],
  // What no tank at home would hold.
  [
    /\b((?:sharks?|whales?|orcas?|dolphins?|manta rays?|stingrays?|sting ?rays?)) (?:(?:swimming|is|are|living) )*(?:in|inside|at) (?:an?|the|our) (?:(?:big|large|huge|public|dark|city) )*aquarium\b(?! (?:hall|tunnel|room))/g,
    '$1 in an aquarium hall',
  ],
  [
    /\b((?:axolotls?|newts?|turtles?|terrapins?|frogs?|jelly ?fish|octopus(?:es)?|squid|shrimps?|crabs?|sea ?horses?|eels?|salamanders?|lobsters?|puffer ?fish|crocodiles?|sharks?|whales?|penguins?|snails?|betta(?: fish)?|gupp(?:y|ies)|koi)) (?:(?:swimming|floating|living|kept|sitting|resting|is|are) )*(?:in|inside) (?:an?|the|my|our|his|her|its|their) (?:(?:small|little|home|glass|lit|fish|big|clean|tiny|cosy|cozy|large|planted|bubbly|water) ?)*(?:aquarium|tank|vivarium|terrarium)\b(?! (?:hall|tunnel|room))/g,
    '$1 in a glasstank',
  ],
  [
    new RegExp(
      `\\b(${SWIMMERS}) ${BEING}(?:in|inside) ${ARTICLE} (?:(?:glass|clear|jam|mason|old|tall|big|large|small|pickle|honey) )*(?:jar|glass|bottle|vase|drinking glass|pint glass|tumbler)\\b(?! ?(?:bowl|tank|box|case|dome|ball|house|aquarium|globe))(?: (?:of|full of|filled with|with) water)?\\b`,
      'g',
    ),
    '$1 in a waterjar',
  ],
  [
    /\b((?:axolotls?|newts?|turtles?|terrapins?|tadpoles?|jelly ?fish|octopus(?:es)?|squid|shrimps?|sea ?horses?|eels?|sharks?|whales?|dolphins?|mermaids?|betta(?: fish)?|koi|clown ?fish|puffer ?fish)) (?:(?:swimming|floating|living|kept|sitting|is|are|trapped) )*(?:in|inside) (?:an?|the|my|our|his|her|its) (?:(?:small|little|glass|round|tiny|gold|fish) ?)*(?:bowl|fish ?bowl)\b/g,
    '$1 in a waterbowl',
  ],
  // Whoever is behind bars is seen there, unless that is the bird that cages are drawn with.
  [
    new RegExp(`\\b(${CAGE_BIRDS}) ${BEING}(?:in|inside) ${ARTICLE} ${LOOKS}(?:bird ?)?cage\\b`, 'g'),
    '$1 in a perchcage',
  ],
  [
    new RegExp(
      `\\b(gerbils?|chinchillas?|(?!birds?\\b)${ANIMALS}) ${BEING}(?:in|inside) ${ARTICLE} ${LOOKS}(?:cage|hutch)\\b`,
      'g',
    ),
    '$1 in a wirecage',
  ],
  // An animal in a truck is seen from the street, and so is the truck.
  [
    new RegExp(
      `${AFTER} (?:is |are )?(?:sitting|sits|riding|rides|standing|waiting|sat) (?:in|inside) (${ARTICLE} (?:(?!back\\b|front\\b)\\w+ ){0,2}?(?:fire ?truck|fire engine|truck|pickup|tractor|jeep|convertible|race car|tram|bus|golf cart))\\b(?! window)`,
      'g',
    ),
    ' in $1',
  ],
  // A head in the wind is seen from outside the car.
  [
    new RegExp(
      `${AFTER},? ${HEAD} ${PUT}${OUT} ${ARTICLE} (?:open |back |side |front |passenger |half open )?((?:\\w+ )??${VEHICLE}) window\\b`,
      'g',
    ),
    ' in a $1',
  ],
  [
    new RegExp(
      `${AFTER},? ${HEAD} ${PUT}${OUT} ${ARTICLE} (?:open |back |side |front |passenger )?window of ${ARTICLE} ((?:\\w+ ){0,2}?${VEHICLE})\\b`,
      'g',
    ),
    ' in a $1',
  ],
  [
    new RegExp(
      `${AFTER} (?:is |are )?(?:looking|leaning|hanging|sticking|peeking|peering|poking|staring|gazing|riding)(?: ${HEAD})?(?: \\w+ing)? ${OUT} ${ARTICLE} (?:open |back |side |front |passenger )?(?:window of ${ARTICLE} ((?:\\w+ )??${VEHICLE})|((?:\\w+ )??${VEHICLE}) window)\\b`,
      'g',
    ),
    ' in a $1$2',
  ],
  [
    new RegExp(
      `${AFTER} (?:is |are |sitting |riding )*(?:in|inside|in the (?:back|back ?seat|front seat) of) ${ARTICLE} ((?:\\w+ )??${VEHICLE}) (?:and )?(?:looking|leaning|hanging|peeking|peering|staring|gazing|looks|sticking ${HEAD})(?: ${HEAD})? (?:out of|out|through|from) (?:${ARTICLE} )?(?:open |back |side |front )?windows?\\b`,
      'g',
    ),
    ' in a $1',
  ],
  [
    new RegExp(
      `${AFTER},? (?:sticking |poking |hanging |putting |popping )?${HEAD} ${PUT}${OUT} (?:${ARTICLE} (?:${SHOP}) window|${ARTICLE} window of ${ARTICLE} (?:\\w+ )?(?:${SHOP}))\\b`,
      'g',
    ),
    ' in an opencottagewindow on a street',
  ],
  [
    new RegExp(
      `${AFTER},? (?:sticking |poking |hanging |putting |popping )?${HEAD} ${PUT}${OUT} ${ARTICLE} (?:(?:top|upper|open|half|old) (?:half )?(?:of )?(?:the )?)?(?:stable|barn|stall|loose ?box)(?: door| window)?\\b`,
      'g',
    ),
    ' in a halfdoor on a farm',
  ],
  [
    /(?<=\b(?:horses?|pony|ponies|foal|donkeys?|mule|cows?|calf|goats?|llamas?|alpacas?)\b) (?:(?:looking|leaning|peering|peeking|gazing) )(?:out )?(?:of|over|from|out of) (?:an?|the|its|his|her) (?:\w+ )?(?:stable|barn|stall|half|loose ?box)(?: door| window)?\b/g,
    ' in a halfdoor on a farm',
  ],
  [
    new RegExp(
      `${AFTER},? (?:sticking |poking |hanging |putting |popping )?${HEAD} ${PUT}${OUT} ${ARTICLE} (?:(?:open|upstairs|kitchen|cottage|bedroom|living room|front|attic) )*window(?: of ${ARTICLE} (?:\\w+ )?(?:house|cottage|hotel|home|school|flat|farmhouse))?\\b`,
      'g',
    ),
    ' in an opencottagewindow',
  ],
  [
    new RegExp(
      `${AFTER} (?:is |are )?((?:sleeping|asleep|sitting|lying|curled up|curled|napping|dozing|resting|waiting|standing|posing|snoozing|looking out|displayed|sat) )?(?:in|inside|behind|at|from|of) (?:${ARTICLE} ${LOOKS}(?:${SHOP})(?: front)? window|${ARTICLE} (?:display )?window of ${ARTICLE} ${LOOKS}(?:${SHOP})|${ARTICLE} (?:shop |store )?(?:display window|window display))\\b`,
      'g',
    ),
    ' $1in a displaywindow on a street',
  ],
]
