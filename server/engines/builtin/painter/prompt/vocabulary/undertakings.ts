const WHOSE = '(?:an?|the|his|her|their|my|its|some)'

/** What friends go in for together, and who does. */
const CREWS: readonly (readonly [string, string])[] = [
  ['skate ?board|skate|skat', 'skateboarders'],
  ['bike|bik|cycl', 'cyclists'],
  ['surf', 'surfers'],
  ['ski', 'skiers'],
  ['hik', 'hikers'],
  ['runn|jogg', 'joggers'],
  ['dance|danc', 'dancers'],
]

/** What people are said to be at, and the words for it that the tables know. Applied before the phrases of deeds. */
export const UNDERTAKINGS: readonly (readonly [RegExp, string])[] = [
  // Those who go about something together are several who do it.
  ...CREWS.map(
    ([at, who]) =>
      [
        new RegExp(`\\b(?:${at})(?:ing)? (?:crew|gang|squad|buddies|mates|friends|pals)\\b`, 'g'),
        `three ${who}`,
      ] as const,
  ),
  [
    new RegExp(
      `\\b(?:jump|splash|stomp|hopp|play|danc|leap|bounc|run)(?:ing|s|es)? (?:around |about |through |up and down )?(?:in|into|through|over|on) ${WHOSE}? ?(?:(?:big|small|deep|shallow|large|mud|muddy|rain|dirty|giant|puddle) )*(?:rain ?)?puddles?\\b`,
      'g',
    ),
    'jumping on a rainpuddle',
  ],
  [
    /\b(?:hiding|hides|hidden|peeking|peeks|peeping|peering|peers)(?: shyly| playfully| out)*(?: from)? behind (?:an?|the|some) (?:\w+ )?trees?(?: trunk)?\b(?! house)/g,
    'behind a treetrunk',
  ],
  // What is seen of somebody beside what hides them is no thing of its own.
  [
    /[.,;]? ?\b(?:and )?(?:you can (?:only |just )?see )?(?:its|the|his|her) (?:trunk|tail|head|nose|face|snout|front legs) (?:is |sticking out |visible |peeking out |showing )*(?:on|from|at) (?:one|the left|the right|either) side\b[^.;]*/g,
    '',
  ],
  // Whoever is behind a tree is half hidden by it.
  [
    /(?<=^ ?(?:(?:an?|the|one|my) )?(?:\w+ ){1,3}?)(?:(?:is|are|standing|stands|sitting|sits|waiting|lurking) )*behind (?:an?|the) (?:(?:big|large|tall|old|small|thin|oak|pine|palm) )*tree(?: trunk)?\b(?! house)(?<!\b(?:house|cottage|cabin|sun|moon|car|truck|hills?|mountains?|sunset|sunrise|castle|church|village|barn|lake|river|tower|building|rainbow)\b.*)/g,
    'behind a treetrunk',
  ],
  [
    /\bplay(?:ing|s)? (?:a game of )?hide[- ]?(?:and|n|&)?[- ]?(?:go[- ])?seek\b(?: behind (?:an?|the|some) (?:\w+ )?trees?\b)?/g,
    'behind a treetrunk',
  ],
  [
    /\b(push(?:ing|es)) (?:his|her|the|a|my) (?:(?:little|younger|baby|best|small) )*(?:brother|sister|friend|boy|girl|sibling) (?=on (?:an?|the) (?:\w+ )?swings?\b)/g,
    '$1 a child ',
  ],
  // Who is pushed on a swing sits on it, and who pushes stands by.
  [
    new RegExp(
      `\\bpush(?:ing|es) (${WHOSE} (?:(?!on)\\w+ ){0,2}?\\w+) on (?:an?|the|her|his) (?:\\w+ )?swings?\\b`,
      'g',
    ),
    'pushing , $1 sitting on a swing',
  ],
  [
    /\bone (?:of the )?(kid|child|boy)(?:ren|s)?\b(.*?)(?: and|,? while| ,) (?:another|the other)(?: one| kid| child| boy)?(?= \w+(?:s|ing)\b)/g,
    'a $1$2 , a girl',
  ],
  [
    /\bone (?:of the )?(girl)s?\b(.*?)(?: and|,? while| ,) (?:another|the other)(?: one| girl)?(?= \w+(?:s|ing)\b)/g,
    'a $1$2 , a boy',
  ],
  [
    /\bone (?:of the )?(man|woman|person|friend)\b(.*?)(?: and|,? while| ,) (?:another|the other)(?: one| man| woman| person| friend)?(?= \w+(?:s|ing)\b)/g,
    'a $1$2 , a friend',
  ],
  [
    /\b(?:learning|learns|trying|starting)(?: how)? to ride(?: (?:an?|her|his) (?:\w+ )?(?:bike|bicycle))?(?: without (?:stabili[sz]ers|training wheels))?(?! (?:an?|the|his|her|their) (?:\w+ )?(?:horse|pony|scooter|motorbike|donkey|unicycle))/g,
    'riding a bicycle',
  ],
  [/\b(?:from|on|at) (?:an?|the) (?:\w+ )?(?:train|railway|station) platform\b/g, 'at a railway station'],
  [
    /\b(?:giving|gives|showing|shows|with|doing) (?:(?:an?|the|two|her|his|their) )?(?:\w+ )?thumbs? ?up\b/g,
    'waving',
  ],
  // Whoever slides down a slope has something to sit on.
  [
    /\b(?:sledding|sledging|tobogganing|sleigh riding)\b(?! (?:on|with|dog) (?:an?|his|her|their|the) (?:\w+ )?(?:sled|sledge|toboggan|tube))/g,
    'riding a sled',
  ],
  [
    /\b(?:sledding|sledging|tobogganing) (?:on|with) (?=(?:an?|his|her|their|the) (?:\w+ )?(?:sled|sledge|toboggan))/g,
    'riding ',
  ],
  [
    /\b(?:playing|play|plays) (?:a game of )?catch\b(?! with (?:an?|the|his|her) (?:dog|puppy))/g,
    'throwing a beach ball',
  ],
  [
    new RegExp(
      `\\b(?:painting|paints|repainting) (${WHOSE}) (?:outside |outer )?walls? of ${WHOSE} (?:\\w+ )?(?:house|building|home|barn|school|shop)\\b`,
      'g',
    ),
    'polishing with a paintbrush against $1 wall in a street',
  ],
  [
    new RegExp(`\\b(?:painting|paints|repainting) (?=${WHOSE} (?:\\w+ )?(?:wall|ceiling|room)s?\\b)`, 'g'),
    'polishing with a paintbrush against ',
  ],
  // Whoever dives is seen above the water, and has gone there to swim.
  [
    /\b(?:cliff )?(?:diving|dives|dive|jumping headfirst|jumps headfirst) (?=(?:in|into|off|from) (?:an?|the|his|her|their|some) (?:\w+ )?(?:pier|dock|jetty|rocks?|cliffs?|boat|bridge|lake|sea|ocean|river|water|pond|lagoon|(?:swimming )?pool|swimming hall)\b)/g,
    'headfirst ',
  ],
  // Those who are about a fire sit around it.
  [
    /(?<=\b(?:friends|people|kids|children|scouts|campers|family|students|travell?ers|soldiers|couple|girls|boys|cowboys|adventurers|hikers|men|women|teenagers)\b[^,]*?)(?:(?:sitting|gathered|sit|seated|huddled|singing|relaxing|resting|warming themselves|talking|laughing|telling stories) )?(?:together )?(?:around|round) (?:an?|the|their) (?:\w+ )?(?:camp ?fire|bonfire|fire)\b(?! ?place)/g,
    'sitting at a campfire',
  ],
  [
    /\b(?:hero|adventur(?:ing|er|ers)|rpg|fantasy|d ?(?:n|and) ?d) (?:party|group)\b(?: of (?:heroes|adventurers))?/g,
    '',
  ],
  [/\bupside down\b/g, ''],
  [
    /\b(?:(?:big|broad|bold|loose|visible|thick|expressive|rough|wide|heavy|impasto) )+brush ?(?:strokes?|work)\b|\bbrush ?strokes?\b/g,
    '',
  ],
  [/\b(?:grave ?diggers?|sextons?|undertakers?)\b/g, 'gravedigger'],
  [
    /\b(?:space|star|starship|space ?ship|space ship|rocket)(?:[ -]\w+)? (?:captain|commander|pilot|hauler|trucker)s?\b/g,
    'astronaut',
  ],
  [
    /\b(?:four|five) generations(?: of (?:women|a family|one family|the family|my family|our family))?\b/g,
    'a grandmother and a mother and a girl and a toddler',
  ],
  [
    /\bthree generations(?: of (?:women|a family|one family|the family|my family|our family))?\b/g,
    'a grandmother and a mother and a girl',
  ],
  [/\bthree generations of men\b/g, 'a grandfather and a father and a boy'],
  // What a drawn somebody is called, after who it is.
  [/(?<=\w )(?:character|oc)s?(?: (?:design|sheet|concept|art|portrait|illustration))*(?= *(?:,|$))/g, ''],
  [
    /\b(?:in|from|around|about|circa|since|of) (?:the year )?(?:1[4-9]|20)\d\d\b(?! (?:people|men|women|cars))/g,
    '',
  ],
  [/\b(?:wood|woodworking|carpentry|carpenters|joinery) ?shop\b/g, 'workshop'],
  [/\b(?:underground|subterranean|pedestrian|subway) (?:passage(?:way)?|walkway|crossing)s?\b/g, 'underpass'],
  [
    /(?<=\b(?:waiter|waitress|barista|server)\b[^,]*)\b(?:(?:full|crowded|busy|packed|sunny) )*terrace\b/g,
    'cafe terrace',
  ],
  [/\burban (?:landscape|scener?y?|setting|environment|area|background)s?\b/g, 'city'],
  // How somebody is turned, and what kind of picture it is, are no things.
  [/\b(facing|looking|turned) (away from|towards?|into|at) (?:the |a )?(?:camera|viewer|lens)\b/g, '$1 $2'],
  [/\b(?:(?:childrens?|kids|story|picture|fairytale) )*(?:story)?books? illustrations?\b/g, 'illustration'],
  [
    new RegExp(`\\b(?:holding|holds|with|walking|pushing) (?:${WHOSE} )?(?:bike|bicycle)\\b(?! helmet)`, 'g'),
    'beside a bicycle',
  ],
  [
    /\b(?:bike|bicycle|cycling|cycle|skateboard) helmet(?=s?\b)(?<=\b(?:with|in|wearing|and|wears|boy|girl|child|man|woman|rider|cyclist|kid)\b.*)/g,
    'hardhat',
  ],
  [
    /\bwhile (?=(?:lab ?coat|coat|shirt|dress|t ?shirt|gown|cat|dog|horse|house|roses?|wall|background|hair)\b)/g,
    'white ',
  ],
  [
    /\b(sitting|sits|kneeling|crouching|resting|waiting|reading|singing|warming(?: \w+){0,3}|seated|alone) (?:by|near|around|next to|beside|in front of|at|close to) (an?|the|his|her) ((?:\w+ )?)(camp ?fire|bonfire|fire)\b(?! (?:place|truck|engine|station|escape|hydrant))(?<!\b(?:people|friends|kids|children|men|women|family|group|scouts|campers|students|travell?ers|soldiers)\b.*)/g,
    '$1 at $2 $3campfire',
  ],
  [
    /(?<=\b(?:vampire|king|queen|egyptianqueen|pharaoh|prince|princess|knight|ghost|lord|lady|butler|dracula|count|countess|bride|couple|wizard|witch|maid|cat|girl|boy|man|woman|skeleton)\b[^,]*)\b(?:in|inside|within) (?:an?|the|his|her|their) (?:(?!sand|bouncy|front)\w+ ){0,2}(castle|palace)\b(?! (?:garden|courtyard|grounds|park|gate|walls?|tower|hall|room|ruins?|kitchen|library|dungeon|interior|on|by|in the))(?!.*\b(?:garden|courtyard|hill|outside|moat|forest)\b)/g,
    'in a $1 interior',
  ],
  [
    /\b(?:shovell?ing|shovels|clearing) (?:(?:the|away|some|heavy|deep|wet|fresh) )*snow\b/g,
    'holding a shovel in the snow',
  ],
  [/\bme and my (?:best )?friends?\b|\bmy (?:best )?friends? and (?:i|me)\b/g, 'two friends'],
  [/\bme and my\b/g, 'a person and a'],
  [
    /\b(?:cooking|grilling|roasting|frying|cooks|roasts|toasting|baking) (?:(?!in\b|at\b)\w+ ){0,3}?(?:over|on|at|by|around) (?:an?|the|an open|his|their) (?:\w+ )?(camp ?fire|fire|bonfire)\b/g,
    'kneeling at a $1',
  ],
  [
    /\b(?:having|at|enjoying|hosting) (?:an? |the )?(?:(?:family|backyard|garden|summer) )*(?:barbecue|barbeque|bbq|cook ?out|grill party)\b/g,
    'by a kettlegrill',
  ],
  [
    /\b(?:grilling|grills|barbecuing)(?: (?:some |the )?(?:\w+ )?(?:burgers|steaks?|sausages|meat|fish|ribs|chicken|food|hot dogs|corn|skewers))?(?= |,|$)(?! (?:cheese|sandwich))/g,
    'working at a kettlegrill',
  ],
  [/\b(?:coming|walking|stepping|running|emerging) out of (?:the|a|their) (?:\w+ )?door(?:way)?\b/g, ''],
  [
    /^(?!.*\b(?:street|square|forest|snow|snowy|market|village|outside|outdoors|city|plaza|field|hill|mountains?|park|garden)\b)(.*\b(?:christmas|xmas) tree\b)(?=.*\b(?:presents|gifts|family|living|child|children|kids|girl|boy|cat|dog|kitten|puppy|opening|fireplace|grandma|couple)\b)/g,
    '$1 in a livingroom',
  ],
  [
    /^(?!.*\b(?:street|square|forest|snow|snowy|market|village|outside|outdoors|city|plaza|field|hill|mountains?|park|garden|livingroom)\b)(.*\b(?:presents|gifts|family|child|children|kids|girl|boy|cat|dog|kitten|puppy|couple|man|woman)\b.*\b(?:christmas|xmas) tree\b)/g,
    '$1 in a livingroom',
  ],
  [
    new RegExp(
      `\\b(?:talking|speaking|chatting|talks|speaks|calling(?: \\w+)?) (?:on|into|with|over) ${WHOSE} (?:\\w+ )?(?:smart ?|tele|cell ?|mobile ?)?phone\\b`,
      'g',
    ),
    'holding a phone',
  ],
  [
    new RegExp(
      `\\b(?:looking|looks|staring|stares|scrolling) (?:down )?(?:at|on|through) ${WHOSE} (?:cell |mobile |smart ?)?phone\\b`,
      'g',
    ),
    'holding a phone',
  ],
  [
    new RegExp(
      `\\b(?:looking|looks|glancing|peering) (?:down )?at ${WHOSE} (map|book|letter|newspaper|scroll|menu)\\b`,
      'g',
    ),
    'reading a $1',
  ],
  [new RegExp(`\\b(?:looking|looks|glancing) at ${WHOSE} (?:wrist ?)?watch\\b`, 'g'), ''],
  [
    /\b(?:lifting|lifts|pumping) (?:heavy )?(?:weights?|iron|barbells?|dumbbells?)\b|\b(?:power|weight)lifting\b/g,
    'holding a barbell',
  ],
  [
    /\bsmok(?:ing|es) (?:an?|his|her|the) (?:\w+ ){0,2}pipe\b|\bwith (?:his|her) (?:\w+ )?pipe\b(?: in (?:his|her) (?:mouth|hand))?|\bwith an? (?:\w+ )?pipe in (?:his|her) (?:mouth|hand)\b/g,
    'holding a tobacco pipe',
  ],
  [/\b(?:blow|welding|gas|electric) ?torch(?:es)?\b/g, 'flashlight'],
  [/\bweight ?lifters?\b/g, 'athlete holding a barbell'],
  [
    new RegExp(
      `\\b(?:pushing|pushes) (?=${WHOSE} (?:\\w+ ){0,2}(?:pram|stroller|pushchair|buggy|wheelbarrow|shopping cart|trolley|baby carriage|(?:hand ?|push ?)?cart|barrow|wagon)\\b)`,
      'g',
    ),
    'pushing at ',
  ],
  [
    /\b(?:sweeping|sweeps|mopping|mops)\b(?! (?:view|vista|landscape|panorama|staircase|curve|hills))(?! .*\bbroom\b)/g,
    'sweeping holding a broom',
  ],
  [
    new RegExp(
      `\\b(?:hanging|hangs|drying)(?: (?:up|out))? (?:${WHOSE} )?(?:wet |clean |white )?(?:laundry|washing|clothes|sheets)(?: (?:up|out))?(?: (?:to dry|on (?:an?|the) (?:\\w+ )?(?:line|clothes ?line|washing line)))*`,
      'g',
    ),
    'by a clothesline',
  ],
  [
    /\b(?:laundry|washing|clothes) (?:hanging|drying|hung|blowing|flapping|fluttering)(?: (?:on|from) (?:an?|the) (?:\w+ )?line)?\b/g,
    'clothesline',
  ],
  [
    /\bwith (?:an?|the|her|his|their) ((?:\w+ )?(?:baby|newborn|infant|kitten|cat|puppy|lamb|rabbit|bunny|chicken|doll|bouquet)) in (?:her|his|their) (?:arms|hands|lap)\b/g,
    'holding a $1',
  ],
  [/\bconcert (?:crowds?|audiences?|goers)\b/g, 'crowd of spectators cheering at a concert'],
  [
    /(?<=\b(?:famil(?:y|ies)|couple|man|woman|friends|people|kids|children|parents|girl|boy|men|women|lovers|grandparents|grandmother|grandfather|customers|guests|diners|patrons|visitors|locals|tourists|students|workers|neighbou?rs|colleagues|travell?ers)\b[^,]*)\b(?:having|eating|enjoying|sharing|have|eat|at) (?:an? |their |his |her |some )?(?:(?:family|romantic|big|festive|happy|quiet|candlelight|candlelit|christmas|thanksgiving|sunday|delicious|hearty|cozy|late) )*(?:breakfast|brunch)\b(?! (?:outside|outdoors|in bed|in the (?:park|garden)))(?!.*\b(?:table|bench)\b)/g,
    'at a breakfast',
  ],
  [
    /(?<=\b(?:famil(?:y|ies)|couple|man|woman|friends|people|kids|children|parents|girl|boy|men|women|lovers|grandparents|grandmother|grandfather|customers|guests|diners|patrons|visitors|locals|tourists|students|workers|neighbou?rs|colleagues|travell?ers)\b[^,]*)\b(?:having|eating|enjoying|sharing|have|eat|at) (?:an? |their |his |her |some )?(?:(?:family|romantic|big|festive|happy|quiet|candlelight|candlelit|christmas|thanksgiving|sunday|delicious|hearty|cozy|late) )*(?:lunch|dinner|supper|meal|feast)\b(?! (?:outside|outdoors|in bed|in the (?:park|garden)))(?!.*\b(?:table|bench)\b)/g,
    'at a stew',
  ],
  [/\b(?:shaking|shakes|shake|holding|holds) hands\b(?! of)/g, 'handinhand'],
  [/\bholding the hands? of\b/g, 'beside'],
  [
    /\b(?:toasting|clinking (?:their )?glasses|raising (?:an?|their|his|her) glass(?:es)?)(?: with (?:champagne|wine|beer))?\b/g,
    'holding a glass of wine',
  ],
  [
    /\b(?:riding|rides|ride|catching|catches|surfing|surfs|on) (?:an? |the |on )*(?:(?:big|huge|large|giant|small|perfect|ocean|massive|blue|rolling|breaking|monster) )*waves?(?: in the ocean)?(?: on (?:top of )?(?:an?|his|her|their|the) (?:\w+ )?(?:surf ?board|board))?\b(?<=\b(?:man|woman|boy|girl|person|guy|surfer|someone|people|lady|kid|teenager|men|male|female|dog)\b.*)/g,
    'surfing a wave',
  ],
  [
    /\b(?:riding|rides|ride|on|standing on) (?:top of )?(?:an?|his|her|their|the) (?:\w+ )?surf ?boards?\b(?<=\b(?:man|woman|boy|girl|person|guy|people|lady|kid|men)\b.*)/g,
    'surfing',
  ],
  [
    /\b(?:riding|rides|on|wearing|using|standing on) (?:his |her |their |a pair of |some |the )?skis\b/g,
    'skiing',
  ],
  [/\b(?:riding|rides|on|using) (?:an? |his |her |the |their )?snow ?boards?\b/g, 'snowboarding'],
  [
    /\b(?:riding|rides|ride|on|doing (?:an? )?tricks? on|performing (?:an? )?tricks? on) (?:an? |his |her |the |their )?skate ?boards?\b/g,
    'skateboarding',
  ],
  [/\bkayakers?\b|\bcanoeists?\b/g, 'person paddling a canoe'],
  [
    /(?<=\b(?:man|woman|boy|girl|person|couple|people|friends|guy|family|someone)\b.*)\b(?:is |are )?(?:kayaking|canoeing)\b/g,
    'paddling a canoe',
  ],
  [
    /\b(?:taking|takes|take) (?:an? |some |his |her |their )?(?:picture|photo|photograph|snapshot)s?(?: (?:of|with (?:an?|his|her) camera))?\b(?! together)/g,
    'holding a camera by',
  ],
  [/\bphotographing\b/g, 'holding a camera by'],
  [
    /\b(?:doing|practi[cs]ing|performing) (?:karate|kung ?fu|martial arts|taekwondo|judo|a kick)\b/g,
    'kicking',
  ],
  [
    /\bfamil(?:y|ies) of (?:four|five|six|4|5|6)\b(?! (?!with|on|in|at|by|sit|walk|hav|eat|stand|play|hik|camp)\w+s\b)/g,
    'bigfamily',
  ],
  [
    /\b(?:at|during|on|for) (?:an?|the|their|her|his) (?:\w+ )?wedding(?: day)?\b(?<=\b(?:bride|groom|couple)\b.*)/g,
    '',
  ],
  [/\bwedding (?=couple|party|bride|of (?:an?|the) (?:bride|couple))/g, 'married '],
  [/\bmarried (?:couple|of an? couple)\b/g, 'wedding'],
  [/\b(?:church )?wedding with (?:the|an?) (?=bride)/g, ''],
  [/\bclimb(?:ing|s)(?: up)? (an?|the|his|her) (\w+ )?ladder\b/g, 'on $1 $2ladder'],
]
