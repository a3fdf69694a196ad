/** Countries and towns south of the Sahara, in words that a pattern takes. */
const AFRICA =
  'lagos|ibadan|abuja|kano|nairobi|mombasa|kisumu|accra|kumasi|kampala|entebbe|kinshasa|dakar|abidjan|addis ababa|lalibela|dar es salaam|arusha|lusaka|harare|kigali|luanda|maputo|soweto|freetown|monrovia|bamako|ouagadougou|niamey|cotonou|lom[eé]|douala|yaound[eé]|mogadishu|khartoum|blantyre|lilongwe|antananarivo|nigerian?|ghana|ghanaian|kenyan?|ugandan?|tanzanian?|senegal|senegalese|cameroon\\w*|congo|congolese|ethiopian?|eritrean?|rwandan?|zambian?|zimbabwe\\w*|malawi|mozambique|angolan?|ivory coast|togo|benin|sierra leone|liberian?|gambian?|guinea(?! pigs?| fowls?)|burkina faso|somalian?|sudan\\w*|madagascar|(?:west|east|southern|central|sub saharan) african?|africa|african (?=(?:\\w+ ){0,2}(?:towns?|cit(?:y|ies)|streets?|markets?|villages?|shops?|slums?|bus|road|school|roundabout))'
const SOUTHEAST_ASIA =
  'bangkok|chiang mai|phuket|thailand|thai (?=(?:\\w+ ){0,2}(?:towns?|cit(?:y|ies)|streets?|markets?|shops?))|vietnam\\w*|hanoi|saigon|ho chi minh(?: city)?|da nang|philippines?|filipino|manila|cebu|jakarta|yogyakarta|surabaya|indonesian?|malaysian?|kuala lumpur|penang|malacca|george town|myanmar|burma|burmese|yangon|rangoon|mandalay|cambodian?|phnom penh|siem reap|laos|laotian|vientiane|luang prabang|taiwan\\w*|taipei|macau|kowloon'
/** Words of a land, how the houses there look, and words of which one must be said as well. */
export type TownLook = readonly [land: RegExp, fronts: readonly string[], kind?: RegExp]

const named = (names: string) => new RegExp(`\\b(?:${names})\\b`, 'i')
const VILLAGE = named('villages?|hamlets?|rural|countryside')
const NORTH =
  'norw\\w+|swed\\w+|finland|finnish|lofoten|iceland\\w*|faroe\\w*|greenland\\w*|lapland|nordic|scandinavia\\w*|troms[oø]|fjords?'

const RED_HOUSES = ['@redhouse', '@redhouse', '@redhouse', '@redhouse', 'church']

/** Countries of the world and how the houses of their towns and villages look, the more particular before the others. */
export const WORLD_TOWNS: readonly TownLook[] = [
  [/\b(?:favelas?|slums?|shanty ?towns?|barrios?|comunas?|rocinha)\b/i, ['@whitehouses']],
  [named(AFRICA), ['hut', 'hut', 'hut', '@adobes'], VILLAGE],
  [named(AFRICA), ['@adobes']],
  [named(SOUTHEAST_ASIA), ['@stilthouse', '@stilthouse', 'hut'], VILLAGE],
  [named(SOUTHEAST_ASIA), ['@townhouses']],
  [
    /\b(?:tbilisi|kutaisi|batumi|mtskheta|sighnaghi|yerevan|gyumri|armenian?|baku|azerbaijan\w*|georgian (?:old town|town|street|balcon\w+)|old town balcon\w+|carved (?:wooden )?balcon\w+)\b/i,
    ['@townhouses'],
  ],
  [/\b(?:vikings?|norse)\b/i, ['@cabin', '@cabin', 'hut', '@cabin']],
  [/\b(?:aztecs?|mayans?|maya|incas?|inkas?|tenochtitlan|mesoameric\w+)\b/i, ['@adobes']],
  [/\bred (?:wooden |timber |painted )*(?:houses|cottages|cabins|huts)\b/i, RED_HOUSES],
  [named(NORTH), RED_HOUSES, named('villages?|hamlets?|houses|cottages|farms?|settlement|small town')],
  [
    named('russian?|siberian?|ukrain\\w+|belarus\\w*|carpathian|slavic'),
    ['@cabin', '@cabin', '@cabin', 'church'],
    VILLAGE,
  ],
  [
    named(
      'english|england|cornish|cornwall|devon|dorset|somerset|yorkshire|northumberland|lake district|peak district|wales|welsh|scottish|scotland|highlands|ireland|irish|kent|sussex|suffolk|norfolk',
    ),
    ['@stonecottage', '@stonecottage', '@stonecottage', 'church'],
    named('villages?|hamlets?|village green|country lanes?'),
  ],
  [
    /\b(?:edinburgh|glasgow|aberdeen|scottish (?:town|city|street)|bath(?= (?:street|terrace|crescent)))\b/i,
    ['@boulevard'],
  ],
  [/\b(?:dublin|belfast)\b/i, ['@brickrow', '@brickrow', '@brickrow', 'church']],
  [
    /\b(?:galway|kinsale|cobh|irish (?:town|street|pub)|prague|praha|czech\w*|krak[oó]w|wroc[lł]aw|pozna[nń]|gda[nń]sk|poland|bratislava|ljubljana|sighi[sș]oara|bra[sș]ov|sibiu|transylvania\w*|romanian?|hungar\w+|budapest|vienna|salzburg|tallinn|riga|vilnius|lithuanian?|latvian?|estonian?)\b/i,
    ['@pastelrow', '@pastelrow', '@pastelrow', 'church'],
  ],
  [
    /\b(?:bulgarian?|plovdiv|macedonian?|ohrid|albanian?|berat|gjirokast\w+|montenegr\w+|kosovo)\b/i,
    ['@timberrow', '@timberrow', '@timberrow', 'church'],
  ],
]

/** How the houses of a town look that no region of the tables brings. */
export const frontsOfWorldTown = (prompt: string): readonly string[] | undefined =>
  WORLD_TOWNS.find(([land, , kind]) => land.test(prompt) && (kind?.test(prompt) ?? true))?.[1]
