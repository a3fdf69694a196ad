import type { Figure } from '../../drawings/figures/figure-pen.ts'
import { meaningsOf, wordsOf } from './rows.ts'
import { wordSet } from './table.ts'

/** Trades and stations that animals are dressed up as: “a corgi astronaut”, “a samurai cat”. */
export const COSTUMES = wordsOf('costumes')

/** Before an animal these name its kind, or whose it is: “king penguin”, “police dog”, “shepherd dog”. */
export const NAMES_OF_KINDS = wordSet('king emperor queen soldier monk sailor painter prince captain builder')

/** Who deals in animals: a fish vendor is no fish. */
export const DEALERS = wordSet('merchant vendor seller trader shopkeeper peddler farmer fisherman')
export const DEALT_IN = wordSet(
  'fish salmon trout tuna cod eel crab lobster shrimp prawn oyster chicken rooster hen duck goose turkey cow sheep goat pig horse camel bull ox bird llama alpaca ostrich',
)

/** Between an animal and its trade: “a panda mad scientist”. */
export const OF_TRADES = wordsOf('of trades')

/** What an animal in it stands upright in, and what a person would wear then. */
export const UPRIGHT_CLOTHES = meaningsOf<Figure['outfit']>('upright clothes')

/** What dogs and cats wear on four legs. */
export const PET_CLOTHES = wordSet('coat raincoat jacket sweater jumper vest cape hoodie')

/** What nobody does on four legs. */
export const UPRIGHT_DEEDS = new RegExp(
  [
    '(?<![a-z])(?:reading|studying|knitting|typing|writing|juggling|conducting|wielding|sewing|cooking|gardening|meditating|ironing)',
    '(?<!oil |digital |watercolor |watercolour |acrylic |matte |ink |wall |style |a |the )painting (an? |the |at |on |his |her |its )',
    '(baking|sweeping|brewing) (an? |the |some |bread|cookies|cakes?|pies?|potions?)',
    'dj(ing)?|boxing|(?<!whales? |birds? |crickets? )sing(ing|s)(?! birds?)|dancing (the )?(tango|salsa|ballet|waltz|disco)|weightlifting|lifting weights|playing (the |an? |his |her |its |some )?(\\w+ )?(guitar|banjo|ukulele|lute|violin|fiddle|cello|saxophone|sax|trumpet|flute|drum|drums|accordion|harp|piano|keyboard|bass|jazz|chess|cards|poker|golf|tennis|video games?)',
    '(drinking|sipping|having|enjoying|holding|serving|pouring|making) (an? |some |his |her |its )?(\\w+ ){0,2}(coffee|tea|beer|wine|cocktail|cocktails|whiskey|whisky|martini|espresso|latte)',
    '(working|sitting|typing) (at|on|in front of) (an? |his |her |its |the )?(\\w+ )?(computer|laptop|desk|typewriter|piano)',
    'using (an? |his |her |its |the )?(\\w+ )?(computer|laptop)',
    'holding (an? |his |her |its |the )?(\\w+ ){0,2}(umbrella|sword|katana|shield|lantern|microphone|camera|guitar|staff|wand|map|sign|spear|axe|briefcase|teacup|book|newspaper|cane)',
    '(with|holding|carrying) (an? |his |her |its )(\\w+ )?umbrella',
    'fishing with|with a fishing rod|riding (an? |his |her |its )?(\\w+ )?(bicycle|bike|motorcycle|motorbike|scooter|unicycle|horse)|driving (an? |the |his |her |its |in )|piloting (an? |the |his |her |its )',
    'taking a (selfie|photo|picture)|(lifting|holding a) (weights|barbell|(an? |some |heavy )?(dumb ?bells?|bar ?bells?))|weights?lifting|working out',
    'doing (yoga|karate|kung fu|ballet|pilates|gymnastics|aerobics|push ups|homework|taxes)|meditating|(practicing|practising) (yoga|karate|kung fu)',
    '(with|holding|swinging) (an? |his |her |its )?(tennis racket|golf club|baseball bat|hockey stick|boxing gloves|fishing rod)',
    '(pushing|with) (an? |the |his |her |its )?(shopping ?cart|trolley|stroller|pram)|working (at|in|on|behind) (an? |the |his |her |its )?(\\w+ ){0,2}(stand|stall|vendingcart|shop|store|cafe|desk|office|restaurant|bar|counter|bank|factory|kitchen|bakery|farm)',
    '(selling|vacuuming|mopping|shaving|lecturing|teaching|bowling|hammering|welding)( |$)|(brushing|flossing) (its|his|her|their) teeth|(taking|having) a shower|washing (the |some |his |her )?dishes|(giving|holding) (an? |the )?(speech|lecture|presentation|lesson)|smoking (an? |his |her |its )(\\w+ )?(cigar|pipe|cigarette)',
    '(mixing|stirring|chopping|slicing|pouring|frying|flipping) (an? |the |some |his |her |its )?(\\w+ )?(chemicals?|potions?|soup|vegetables|pancakes|dough|drinks?|burgers?|batter|cocktails?)',
    '^(is )?(balancing )?on (an? |his |her |its )(\\w+ )?(unicycle|bicycle|bike|motorcycle|motorbike|vespa)',
  ].join('|'),
)

/** Said of an animal that is to be like a person. */
export const HUMANLIKE = wordSet(
  'anthropomorphic anthropomorphised anthropomorphized anthro humanoid humanlike',
)
