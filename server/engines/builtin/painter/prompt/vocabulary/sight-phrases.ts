/** Sights of the world and what is said of them, in the words that the tables know them by. */
export const SIGHT_PHRASES: readonly (readonly [RegExp, string])[] = [
  // The treasury of Petra is its temple in the rock, and no room full of gold.
  [/\b(?:the )?treasury (?:of|in|at) petra\b/g, 'petra'],
  [/(?<=\bpetra\b.*)\b(?:the |its )?(?:famous |ancient |old )?treasury\b/g, 'it'],
  [/\bpetra,? (?:in )?jordan\b/g, 'petra'],
  [/\b(?:easter island )?moai (?:statues?|heads?|stones?|figures?)\b/g, 'moai'],
  [/(?<=\bmoai\b.*) (?:on|of|at|in) easter island\b/g, ' on grassy hills'],
  [/\bstatues? (?:on|of|at) easter island\b/g, 'moai on grassy hills'],
  [
    /\bsydney opera house(?:,? (?:and|with|beside|next to)(?: the)? (?:sydney )?(?:harbou?r )?bridge)\b/g,
    'sydney opera house and a sydneybridge',
  ],
  [/(?<=\bsydney\b.*)\bharbou?r bridge\b/g, 'sydneybridge'],
  [/\bopera house(?=.*\bsydney\b)/g, 'sydney opera house'],
  [/\bst\.? ?marks? square\b|\bpiazza san marco\b/g, 'a square in venice'],
  // Balconies that are those of a town's houses are looked at, and nobody stands on them.
  [
    /\b(?:(?:old|carved|wooden|painted|iron|wrought|ornate|colou?rful|flowered|hanging|crooked|sagging) )+balconies(?: with \w+)? (?=(?:in|of|above|over|along) )/g,
    'houses ',
  ],
  // Water that is carried is in something, and none lies about.
  [
    /\b(carrying|carries|fetching|fetches|collecting|bringing|carry|fetch|collect|drawing) (?:home )?water\b(?! (?:lil|melon|bottle|jug|jar|pot|bucket|can))/g,
    '$1 a bucket',
  ],
  [
    /\b(?:(carrying|carry|carries|balancing|balances|balance) |with )(?:things|goods|loads?|stuff|bundles?|wares|shopping|produce|heavy loads?|bags?|trays?) on (?:top of )?(their|her|his) heads?\b/g,
    'with a basket on $2 head',
  ],
  [/(?<=\b(?:aztec|mayan?|inca|toltec)\b.*)\bpyramid(s?)\b/g, 'mayan temple$1'],
  [/\b(?:chinese |ancient )?water towns?\b/g, 'chinese town by a canal'],
  [/\bstreet art\b(?! (?:style|of|stencil))/g, 'a graffiti wall'],
  // The lock of a canal is no padlock, and the organ of a church no piano.
  [
    /\b(?:canal|flight of|narrow ?boat|stone|old) locks?\b(?=.*\b(?:canal|boats?|narrow ?boats?|barges?|water|gates?)\b)|\bcanal locks?\b|\block gates?\b|(?<=\b(?:canal|narrow ?boat|barge)\b.*)\b(?:an? |the )locks?\b(?! (?:of|on the door))/g,
    'canal lock',
  ],
  [
    /(?<=\b(?:church|cathedral|chapel|abbey)\b.*)(?<!pipe )\borgan\b(?! (?:player|grinder|donor))|(?<!pipe )\borgan\b(?=.*\b(?:church|cathedral|chapel|abbey)\b)/g,
    'pipe organ',
  ],
]
