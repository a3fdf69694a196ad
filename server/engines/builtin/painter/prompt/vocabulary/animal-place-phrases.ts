const WHOSE = '(?:an?|the|its|his|her|their|my|our)'
const WITH_HOOVES_OR_PAWS = '(?:hippos?|hippopotam\\w+|elephants?|lions?|zebras?|rhinos?|buffalos?|giraffes?)'
const AFRICA = '(?:africa|kenya|tanzania|botswana|namibia|zambia|the savannah?|the serengeti|masai mara)'
/** What leads to a place of its own. */
const ELSEWHERE =
  '(?!.* (?:in|on|behind|outside|at|by) (?:an?|the|my|our) (?:\\w+ )?(?:street|alley|garden|yard|backyard|park|forest|woods|city|town|campsite|kitchen|beach|parking lot|driveway)\\b)'

/** Where animals are that live, feed or wait beside what people have, in words that the tables know. */
export const ANIMAL_PLACE_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Whoever comes out of a den is seen before it.
  [
    /\b(?:in front of|outside(?: of)?|near|beside|by|at the (?:entrance|mouth) (?:of|to)|coming out of|emerging from|peeking out of) (?:its|his|her|their|the|an?) (?:den|lair|burrow|fox ?hole|rabbit ?hole|warren)\b/g,
    'by a hollow log in a forest',
  ],
  [
    /\b(?:jumping|diving|leaping|plunging|sliding|jump|dive)(?: off (?:the )?ice)? into (?:the )?(?:(?:icy|cold|freezing|arctic|antarctic|dark|blue) )*(?:sea|ocean|water)\b(?<=\bpenguins?\b.*)/g,
    'jumping on an icefloe',
  ],
  [
    /\b(?:an? |the )?(?:\w+ )?(?:sleigh|sledge) (?:(?:is )?(?:with|and|pulled by|drawn by|behind) )(?:(?:the|some|a|flying|eight|nine|six|four|two) )*reindeers?(?=.*\b(?:sky|flying|moon|above|roofs?|rooftops|clouds|stars)\b)/g,
    'santasleigh flying',
  ],
  [
    /\b(?:(?:working|sitting|standing|busy) )?(?:building|repairing|making|at|on|by|near|beside) (?:an? |the |its |their )?(?:beaver )?dams?\b(?<=\bbeavers?\b.*)/g,
    'sitting on a log pile',
  ],
  [/\b(?:in|inside|outside|on|by|near|at) (?:its|their|the|a) beaver lodge\b/g, 'by a log pile in a pond'],
  [/(?<!\b(?:english|shetland|polish|lowland|icelandic) )\bsheep ?dog(?=s?\b)/g, 'border collie'],
  // An aquarium has its fish.
  [
    /\b((?:fish ?tank|aquarium)s?) (?:with|of|full of|filled with) (?:(?:many|some|lots of|several|colou?rful|tropical|bright|small|little|different|exotic) )*(?:fish(?:es)?)\b(?! and)/g,
    '$1',
  ],
  [
    new RegExp(
      `\\b(?:in|at) (?:the |a )?(?:(?:shallow|muddy|cool|deep) )*(?:water|lake|pond|mud)(?: (?:in|of))? ${AFRICA}\\b(?<=\\b${WITH_HOOVES_OR_PAWS}\\b.*)`,
      'g',
    ),
    'in a waterhole',
  ],
  // What people throw away stands where they live.
  [
    new RegExp(
      `(?<=\\b(?:raccoons?|cats?|kittens?|dogs?|fox|foxes|rats?|o?possums?|seagulls?|crows?)\\b.*)\\b((?:trash|garbage|rubbish) (?:can|bin)s?|dumpsters?)\\b(?<!\\b(?:street|alley|garden|yard|park|city|town)\\b.*)${ELSEWHERE}`,
      'g',
    ),
    '$1 in an alley',
  ],
  [
    new RegExp(
      `\\bon (?:top of )?${WHOSE} (?:(?:ruined|ancient|old|stone|hindu|buddhist|indian) )*temple (wall|roof|steps|stairs)\\b`,
      'g',
    ),
    'on a $1 by ruins',
  ],
  [/\bon (?:the|a|my|our) (?:front )?door ?step\b/g, 'in front of the front door'],
  [/\b(?:an? |the )?(storks?)(?:s )? nest\b(?! box)/g, 'a stork in a nest'],
  [/\bsand ?(?:banks?|bars?|spits?)\b/g, 'beach'],
  [
    /\b(calf|calves|foals?|lambs?|piglets?|kittens?|pupp(?:y|ies)|fawns?|cubs?|chicks?|ducklings?) (?:is |are )?(?:drinking|suckling|nursing|feeding|drinks|nurses)(?: milk)?(?: from| by| at| with)? (?:its|his|her|their) (?:mothers?|mum|mom)\b/g,
    '$1 and its mother',
  ],
  [
    /\bon (?:top of )?(an?|the) ((?:\w+ )?)(?:church|cathedral) (?:bell )?(?:tower|steeple|spire)\b/g,
    'on $1 $2bell tower',
  ],
  // What stands decorated in a room is climbed there.
  [
    /\b(?:is )?(?:climbing(?: up| in| into)?|hanging (?:in|on|from)|sitting in|hiding in|playing with|attacking|knocking over) (?:the|a|our|my) (christmas|xmas) tree\b(?<=\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|squirrels?|hamsters?|raccoons?|ferrets?)\b.*)/g,
    'by a $1 tree in a living room',
  ],
  [/\bmahouts?\b/g, 'man'],
  [/\bsnow owl(?=s?\b)/g, 'snowy owl'],
  // The giants of the deep are met where they live.
  [
    /\b(?:in|through|of) the (?:(?:dark|black|cold|blue|deep) )*deep (?:(?:dark|black|blue) )*(?:sea|ocean|water)\b(?<=\b(?:squid|octopus|angler ?fish|jelly ?fish|whales?|sharks?|submarine|eels?)\b.*)/g,
    'underwater in the dark deep',
  ],
]
