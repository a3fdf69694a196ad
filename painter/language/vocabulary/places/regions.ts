import { settings } from './setting.ts'

/**
 * Regions, countries, towns and islands by what their land looks like. They rank below whatever else is named: of
 * “a vineyard in Piedmont” the vineyard is painted.
 */
export const REGIONS = settings({
  backwater: {
    stage: 'river',
    trees: 'palm',
    names: 'backwater kerala alleppey mekong mekong-delta sundarbans orinoco ganges irrawaddy',
    rank: 1,
  },
  greatriver: {
    stage: 'river',
    names: 'nile danube rhine volga yangtze mississippi zambezi loire rhone moselle elbe douro yukon-river',
    rank: 1,
  },
  palmcoast: {
    stage: 'beach',
    trees: 'palm',
    names:
      'zanzibar seychelles mauritius fiji tahiti polynesia samoa barbados jamaica goa tulum cancun boracay waikiki bora-bora koh-samui trinidad martinique honolulu maui',
    rank: 1,
  },
  mountaincountry: {
    stage: 'alps',
    names:
      'bavaria tyrol carpathian pyrenees transylvania tatra tatras caucasus nepal tibet bhutan ladakh kashmir zermatt chamonix banff interlaken montana wyoming yellowstone colorado yukon peru bolivia chile vermont-mountain black-forest appalachian appalachians tetons sierra-nevada atlas-mountain drakensberg',
    rank: 1,
  },
  highpeaks: {
    stage: 'summit',
    names: 'himalaya karakoram everest annapurna hindu-kush rocky-ledge mountain-ledge crag',
    rank: 1,
  },
  northernwater: {
    stage: 'lake',
    names: 'lofoten hallstatt lake-como lake-garda lake-bled lake-tahoe lake-geneva titicaca baikal',
    rank: 1,
  },
  greenhills: {
    stage: 'hills',
    names:
      'wales devon dorset somerset cumbria cotswold lake-district peak-district yorkshire-dales snowdonia isle-of-skye connemara galway umbria piedmont chiltern brecon-beacons hebrides shetland vermont',
    rank: 1,
  },
  seacliffs: {
    stage: 'cliff',
    names:
      'cornwall brittany normandy big-sur moher cliffs-of-moher etretat algarve faroe-island orkney guernsey',
    rank: 1,
  },
  dryland: {
    stage: 'desert',
    names: 'namibia wadi-rum arabia new-mexico kalahari atacama sinai sonora rajasthan',
    rank: 1,
  },
  gamecountry: {
    stage: 'savanna',
    names: 'tanzania botswana zambia zimbabwe uganda okavango ngorongoro amboseli etosha',
    rank: 1,
  },
  rainyforest: { stage: 'jungle', names: 'borneo congo sumatra costa-rica yucatan belize', rank: 1 },
  snowcountry: {
    stage: 'snowfield',
    season: 'winter',
    names: 'greenland svalbard lapland spitsbergen alaska',
    rank: 1,
  },
  whitetown: {
    stage: 'village',
    old: true,
    fronts: ['@whitehouses'],
    names:
      'naxos paros milos corfu crete hydra patmos symi skopelos zakynthos cyclades andalusia ostuni frigiliana puglia',
    rank: 2,
  },
  southerntown: {
    stage: 'village',
    old: true,
    fronts: ['@palazzi', '@palazzi', '@palazzi', 'church'],
    names:
      'positano ravello sorrento taormina genoa turin liguria ibiza mallorca majorca menorca lucca pisa granada toledo cadiz cordoba salamanca avignon arles antibes marseille saint-tropez kotor lake-maggiore bologna trieste malaga valencia bilbao alicante zaragoza',
    rank: 2,
  },
  medinatown: {
    stage: 'village',
    old: true,
    fronts: ['@adobes'],
    names:
      'essaouira tangier casablanca tunis algiers chefchaouen ouarzazate amman isfahan shiraz tashkent samarkand bukhara muscat sanaa jaisalmer aleppo khiva meknes rabat zanzibar-town',
    rank: 2,
  },
  africantown: {
    stage: 'village',
    old: true,
    fronts: ['@africanrow'],
    names:
      'accra kumasi kampala dakar kinshasa abidjan addis-ababa kigali lusaka harare luanda maputo mombasa freetown monrovia bamako soweto',
    rank: 2,
  },
  asiantown: {
    stage: 'village',
    old: true,
    fronts: ['@shophouses'],
    names:
      'hanoi saigon ho-chi-minh-city hue-vietnam yangon mandalay phnom-penh vientiane penang malacca cebu yogyakarta',
    rank: 2,
  },
  northerntown: {
    stage: 'village',
    old: true,
    fronts: ['@townhouses', '@townhouses', '@townhouses', 'church'],
    names:
      'bruges ghent utrecht delft copenhagen bergen stockholm lubeck bremen gdansk riga tallinn krakow warsaw nuremberg heidelberg salzburg helsinki oslo munich hamburg cologne antwerp basel zurich brussels geneva bern lucerne dresden leipzig stuttgart dusseldorf hanover rotterdam the-hague haarlem reykjavik gothenburg malmo aarhus trondheim tromso',
    rank: 2,
  },
  easterntown: {
    stage: 'village',
    old: true,
    fronts: ['@pastelrow', '@pastelrow', '@pastelrow', 'church'],
    names:
      'belgrade zagreb bucharest lviv kyiv kiev odessa ljubljana bratislava vilnius brno poznan wroclaw timisoara cesky-krumlov',
    rank: 2,
  },
  frenchtown: {
    stage: 'village',
    old: true,
    fronts: ['@boulevard', '@boulevard', '@boulevard', 'church'],
    names: 'lyon bordeaux toulouse lille nantes grenoble dijon quebec-city',
    rank: 2,
  },
  bricktown: {
    stage: 'village',
    old: true,
    fronts: ['@brickrow', '@brickrow', '@brickrow', 'church'],
    names:
      'dublin belfast manchester liverpool brighton bristol cardiff leeds birmingham sheffield newcastle nottingham glasgow aberdeen',
    rank: 2,
  },
})
