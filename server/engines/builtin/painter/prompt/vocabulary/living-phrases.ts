const ANIMAL =
  'dog|puppy|cat|kitten|corgi|pug|poodle|chihuahua|dachshund|husky|bulldog|shiba|retriever|labrador|beagle|terrier|bear|panda|fox|wolf|rabbit|bunny|mouse|rat|hamster|squirrel|raccoon|otter|frog|toad|duck|penguin|owl|monkey|gorilla|ape|chimp|chimpanzee|lion|tiger|leopard|pig|cow|sheep|goat|horse|donkey|koala|sloth|hedgehog|elephant|parrot|chicken|rooster|badger|beaver|capybara|turtle|crocodile|alligator|lizard|deer|llama|alpaca|kangaroo|hippo|rhino|giraffe|ferret|flamingo|crow|raven|eagle|pigeon|seagull|peacock|ostrich|swan|goose|turkey|lemur|meerkat|armadillo|walrus|seal|octopus|crab|lobster|snail|dinosaur|dragon|camel|zebra|buffalo|bull|moose|skunk|possum|opossum|chipmunk|guinea pig|mole|tortoise|snake|shark|dolphin|whale|axolotl|platypus|hyena|cheetah|lynx|stork|pelican|heron|collie|shepherd|boar|ram|lamb|unicorn|animal'

/** Names of clothes, animals and plants whose words by themselves would name something else. */
export const LIVING_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:his|her|their|its|my|our) ((?:(?:little|small|best|pet|animal|loyal) )*(?:${ANIMAL})) (?:friend|buddy|pal)\\b`,
      'g',
    ),
    'a $1',
  ],
  [new RegExp(`(?<=\\b(?:${ANIMAL})s? (?:\\w+ )?)dressed (?:up )?(?:as|like)\\b`, 'g'), 'disguised as'],
  [
    /\b(monkey|macaque|capuchin|gibbon|chimp|chimpanzee|ape|gorilla|orangutan|sloth|bat)s?(?: is| are)?(?: slowly| happily| playfully| lazily)? (?:swing|hang|dangl)(?:ing|s|e|es)?(?: upside down)? (?:from|on|in|through|off|between|by) (?:a |an |the |its |one )?(?:\w+ )?(?:branch|branches|trees?|vines?|treetops?|canopy|limb|bough|tail|arm)\b/g,
    'hanging$1',
  ],
  [
    /\bsleeping (sloth|bat) (?:hanging )?(?:from|on|in) (?:a |an |the )(?:\w+ )?(?:branch|tree)\b/g,
    'hanging$1',
  ],
  [
    new RegExp(
      `\\b(?<climber>${ANIMAL}|leopard|cub)s?(?: is| are)? (?:(?:climbing|climbs|clinging|scaling|hugging|hugs|embracing|holding on|hanging on|scratching|rubbing|leaning)(?: itself| its back)?(?: up| down)?(?: onto| to| on| against)?|(?:\\w+ ){0,2}up) (?:an?|the|its) (?:(?:tall|big|old|high|little|small|green|palm|pine|oak|eucalyptus|gum|coconut|apple|bamboo|\\w+) )?(?:tree trunk|tree|trunk|pine|oak|bamboo|eucalyptus)\\b`,
      'g',
    ),
    '$<climber> walking against a treetrunk',
  ],
  // Who keeps watch over others is beside them, not on them.
  [
    new RegExp(
      `\\b(?:(?:is |are )?(?:watching|keeping (?:a )?(?:watch|an eye)|standing (?:guard|watch)|looking)) (?:over|on|out over) (?=(?:(?:an?|the|her|his|its|their|some|two|three|several|my) )?(?:\\w+ )?(?:flock|herd|cubs?|pups?|pupp(?:y|ies)|kittens?|chicks?|ducklings?|eggs?|nest|calf|calves|foals?|piglets?|geese|fawns?|${ANIMAL})s?\\b)`,
      'g',
    ),
    'beside ',
  ],
  [
    /\b(daffodil|lily|orchid|iris|poppy|crocus|peony|carnation|dahlia|chrysanthemum|marigold|camellia|hydrangea|azalea|foxglove|lupine|snapdragon|bluebell|snowdrop|anthurium|thistle|protea|cornflower|aster|zinnia|buttercup|pansy|dandelion|plumeria|edelweiss|sunflower|tulip|rose|hibiscus|lotus|daisy) (?:flower|bloom|blossom)(s?)\b/g,
    '$1$2',
  ],
  [
    /\b(lavender|cosmos|anemone|magnolia) (?:flower|bloom|blossom|sprig)s?\b(?! (?:field|garden|meadow|farm))/g,
    '$1flower',
  ],
  [
    /\b(husky|corgi|retriever|labrador|beagle|pug|poodle|dalmatian|chihuahua|dachshund|bulldog|terrier|spaniel|german shepherd|collie|samoyed|shiba inu|shiba|rottweiler|pomeranian|maltese|shih tzu|doberman|great dane|malamute|akita|whippet|greyhound|schnauzer|vizsla|weimaraner|mastiff|setter|saint bernard|pitbull|bichon frise|newfoundland|yorkie|westie|basset hound|bloodhound) (?:dog(s?)|pupp(?:y|ie(s)))\b/g,
    '$1$2$3',
  ],
  [
    /\b(ibis|heron|egret|stork|robin|cardinal|sparrow|finch|bluebird|kingfisher|toucan|parrot|macaw|eagle|hawk|falcon|owl|crow|raven|puffin|pelican|flamingo|ostrich|emu|hummingbird|woodpecker|magpie|swallow|quail|pheasant|hornbill|cockatoo|peacock|vulture|shoebill|hoopoe|kookaburra|oriole|tanager|wren|starling|seagull|tui) birds?\b(?! (?:house|cage|feeder|bath|nest|box))/g,
    '$1',
  ],
  [/\b(clown|puffer|gold|sword|star|angler|angel|lion|jelly) fish(es)?\b/g, '$1fish$2'],
  [/\b(digital|matte|oil|watercolou?r|acrylic|gouache) painting(?! of| an?\b| the\b)( style)?\b/g, ''],
  // Their colour is a part of their name, and not of another kind's.
  [/\bgolden (eagle|oriole)(?=s?\b)/g, 'golden$1'],
  [/\bscarlet (tanager)(?=s?\b)/g, 'scarlet$1'],
  [/\b(great )?blue (heron)(?=s?\b)/g, 'blue$2'],
  [/\bindigo (bunting)(?=s?\b)/g, 'indigo$1'],
  // What is said of its body is no other thing.
  [
    /(?:\b(?:and|with) )?\b(?:its|his|her|their) (?:(?!\b(?:and|with|in|on|of)\b)\w+ ){0,2}(?:feathers|plumage|scales|fur|talons|claws|breath|whiskers|antlers|tusks|fins|hooves)\b(?! (?:coats?|hats?|collar|boots|boa))/g,
    '',
  ],
  [
    /\b(?:curled|curling|curls|rolled) (?:up )?(?:in|into) (?:a |an )?(?:\w+ )?balls?\b(?: of (?:prickly |fluffy |soft |furry )?(?:\w+))?/g,
    'sleeping',
  ],
  [/\b(?:shakes|shaking|shook) (?=(?:off|its|his|her|their|itself|water|the)\b)/g, 'standing '],
  [
    /\b(?:(?:very|cute|adorable|friendly|small|little|tiny) )*(?:baby|young|tiny|little|cute) (?:(?:cute|friendly|small|little|tiny) )*dragon(?=s?\b)(?! fruit)/g,
    'youngdragon',
  ],
  [
    /\b(?:(?:who|that|which) )?(?:(?:is|are) )?(?:carrying|carries|bearing|bears|with|has|having) (?=(?:(?!(?:on|with|and|in|at)\b)\w+ ){1,5}on (?:its|his|her|their) (?:back|shell)s?\b)/g,
    'bearingaloft ',
  ],
  [/(?<=\bbearingaloft (?:\w+ ){1,5})on (?:its|his|her|their) (?:back|shell)s?\b/g, ''],
  [/\b(?:winged|flying) horse(?=s?\b)/g, 'pegasus'],
  [/\bminotaur(?=s?\b)/g, 'anthropomorphic bull'],
  [
    /(?<!\b(?:between|through|among) (?:\w+ )?)\b(?:birch(?:es| trees))\b(?! (?:bark|leaves|forest|wood))/g,
    'birchstems',
  ],
  [
    /\b(?:(?:carved|smiling|grinning|scary|spooky|evil|glowing|lit|happy|laughing) )+pumpkin(?=s?\b)|\bhalloween (?:(?:carved|smiling|grinning|scary|spooky|evil|glowing|lit) )*pumpkin(?=s?\b)/g,
    'jackolantern',
  ],
  [/\bjackolanterns? with (?:an? )?(?:\w+ )?candles? (?:inside|in it|within)\b/g, 'jackolantern'],
  [
    /\brows of (?:(?:young|green|tall|ripe|golden) )*(sunflower|corn|cabbage|tomato|strawberry|lavender|cotton) plants\b/g,
    'field of $1s',
  ],
  [/\btrench ?coats?\b/g, 'trenchcoat'],
  [/\blab coats?\b/g, 'labcoat'],
  [/\bleather jackets?\b/g, 'leatherjacket'],
  [/\b(space|astronaut) suits?\b/g, 'spacesuit'],
  [/\bst bernard\b/g, 'saint bernard'],
  [/\b(sausage|wiener|weiner) dog(?=s?\b)/g, 'dachshund'],
  [/\btyrannosaur(us rex)?\b/g, 'tyrannosaurus'],
  [/\b(sabre|saber) tooth(ed)? (tiger|cat)(?=s?\b)/g, 'sabertooth'],
  [/\bring tailed lemur(?=s?\b)/g, 'lemur'],
  [/\b(two|three) toed sloth(?=s?\b)/g, 'sloth'],
  [/\bblack footed ferret(?=s?\b)/g, 'ferret'],
  [/\bgerman short haired pointer(?=s?\b)/g, 'pointer dog'],
  [/\bred winged blackbird(?=s?\b)/g, 'redwingedblackbird'],
  [/\bloch ?ness monster\b/g, 'plesiosaur'],
  [/\bportuguese man o war\b/g, 'jellyfish'],
  [/\bforget me nots?\b/g, 'forgetmenot'],
  [/\b(nine|9) tailed fox(?=es\b|\b)/g, 'kitsune'],
  [/\bkomodo dragon(?=s?\b)/g, 'komododragon'],
  [/\bgila monster(?=s?\b)/g, 'lizard'],
  [/\bbearded dragon(?=s?\b)/g, 'beardeddragon'],
  [/\bpraying mantis(?=es\b|\b)/g, 'mantis'],
  [/\b(hen|chicken) (and|with) (her |its |the |some |little )*(baby )?chicks\b/g, 'hen with baby chicks'],
]
