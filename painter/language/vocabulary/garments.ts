import type { Figure } from '../../drawings/figures/figure-pen.ts'
import type { Face } from '../../drawings/portrait/bust-pen.ts'
import { meanings, wordSet } from './table.ts'

/** What people wear on their heads, by its words written together. */
export const HATS = meanings<NonNullable<Figure['hat']>>({
  beanie:
    'beanie woolcap woolhat woollyhat woolenhat woolcap knithat knitcap knittedhat knittedcap bobblehat winterhat',
  bearskin: 'bearskin bearskinhat bearskincap busby',
  beret: 'beret',
  bicorne: 'bicorne bicorn',
  cap: 'cap baseballcap flatcap peakedcap visor',
  catears: 'catears',
  rabbitears: 'rabbitears',
  horns: 'horns',
  chef: 'chefhat chefshat cookshat toque',
  crown: 'crown tiara diadem',
  flowers: 'flowercrown flowerwreath flowergarland',
  feathers: 'featherheaddress featheredheaddress headdress warbonnet feathercrown',
  furhat: 'furhat furcap ushanka papakha fluffyhat',
  galea: 'romanhelmet spartanhelmet gladiatorhelmet',
  nemes: 'nemes',
  sailor: 'sailorhat sailorcap sailorshat sailorscap navyhat',
  nurse: 'nursecap nursehat nursescap nurseshat',
  fedora: 'fedora hat bowlerhat bowler felthat blackhat trilby',
  party: 'partyhat birthdayhat paperhat',
  cowboy: 'cowboyhat stetson',
  tricorn: 'piratehat tricorn tricornhat tricorne captainshat',
  tophat: 'tophat silkhat',
  sombrero: 'sombrero',
  horned: 'hornedhelmet vikinghelmet vikingshelmet',
  hardhat: 'hardhat safetyhelmet',
  helmet: 'helmet knighthelmet knightshelmet',
  hood: 'hood headscarf chador abaya niqab burqa hijab shawl headcloth',
  jester: 'jesterhat jestershat foolscap motley',
  kasa: 'conicalhat ricehat',
  kabuto: 'kabuto samuraihelmet kabutohelmet',
  masked: 'ninjamask facecloth balaclava',
  santa: 'santahat christmashat',
  straw: 'strawhat sunhat sunhats bonnet',
  turban: 'turban headwrap headwraps headtie',
  keffiyeh: 'keffiyeh kufiya ghutra shemagh keffiyah kaffiyeh',
  mortarboard: 'graduationcap gradcap mortarboard graduationhat',
  veil: 'veil',
  wizard: 'wizardhat witchhat pointedhat pointyhat witchshat',
})

/** How a hat is drawn on a portrait, where that is not quite the same. */
export const HATS_ON_FACES: Partial<Record<NonNullable<Figure['hat']>, Face['hat']>> = {
  beanie: 'beanie',
  bearskin: 'beanie',
  furhat: 'beanie',
  galea: 'helmet',
  feathers: 'feathers',
  nemes: 'hood',
  party: 'party',
  beret: 'beret',
  bicorne: 'bicorne',
  sailor: 'sailor',
  nurse: 'nurse',
  cap: 'cap',
  catears: 'catears',
  rabbitears: 'rabbitears',
  horns: 'horns',
  chef: 'chef',
  crown: 'crown',
  flowers: 'flowers',
  fedora: 'fedora',
  cowboy: 'cowboy',
  tricorn: 'tricorn',
  tophat: 'tophat',
  kasa: 'straw',
  jester: 'jester',
  kabuto: 'kabuto',
  masked: 'masked',
  mortarboard: 'mortarboard',
  santa: 'santa',
  sombrero: 'straw',
  hardhat: 'hardhat',
  helmet: 'helmet',
  horned: 'horned',
  hood: 'hood',
  straw: 'straw',
  turban: 'turban',
  keffiyeh: 'hood',
  veil: 'veil',
  wizard: 'wizard',
}

/** The accessory that is no icon. */
export const FLOWER_CROWN = '@flowercrown'

/** The icons of those that can be put on anything. */
export const HAT_ICONS: Partial<Record<NonNullable<Figure['hat']>, string>> = {
  cap: 'billed-cap',
  crown: 'crown',
  flowers: FLOWER_CROWN,
  fedora: 'top-hat',
  tophat: 'top-hat',
  hardhat: 'rescue-workers-helmet',
  helmet: 'rescue-workers-helmet',
  straw: 'womans-hat',
  sombrero: 'womans-hat',
  mortarboard: 'graduation-cap',
}

/** What an animal can wear around its trunk. */
export const JACKETS = wordSet(
  'sweater jumper coat jacket vest raincoat hoodie cardigan harness cape saddle blanket',
)

/** What one glides or rolls on: written together. */
export const SKATES = wordSet(
  'rollerskate rollerskates rollerblade rollerblades iceskate iceskates skates tourskis',
)

export const FOOTWEAR = wordSet(
  'boot boots shoe shoes sneaker sneakers sandal sandals slipper slippers heels clogs',
)

/** Clothes that change nothing that is seen, or that are read elsewhere; worn, they are no things of their own. */
export const OTHER_CLOTHES = wordSet(
  'jeans trousers pants shorts skirt leggings overalls dungarees sock socks stockings tights mitten mittens glove ' +
    'gloves tie necktie bowtie belt vest cardigan blouse shirt tshirt sweater jumper hoodie coat jacket raincoat dress ' +
    'gown robe kimono suit uniform cloak cape apron swimsuit bikini trunks pajamas pyjamas nightgown tutu skirts ' +
    'tuxedo spacesuit trenchcoat labcoat leatherjacket overcoat costume outfit clothes armor armour jewelry necklace earrings earring bracelet saree sari lehenga toga djellaba kaftan thobe kilt tunic loincloth grassskirt yukata poncho tracksuit ballgown hanbok dirndl ' +
    'swaddle lederhosen cheongsam qipao sarong sundress',
)
