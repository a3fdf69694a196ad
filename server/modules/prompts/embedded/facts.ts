const words = (list: string) => new RegExp(String.raw`\b(?:${list.trim().replace(/\s+/g, '|')})\b`, 'i')
const phrases = (source: string) => new RegExp(String.raw`\b(?:${source})\b`, 'i')

/** What a prompt may say of itself. Each is what words it is known by; none of them is ever guessed. */
const FACTS = {
  night: phrases(
    'nights?|nighttime|midnight|moon(?:lit|light)?|starry|stars|milky way|aurora|northern lights|fireworks|dark',
  ),
  lowSun: words('dawn sunrise daybreak morning dusk sunset sundown twilight evening afternoon'),
  day: words('noon midday day daytime sunny bright summer tropical'),
  indoors: phrases(
    'indoors?|inside|(?:bed|living|bath|class)?room|kitchen|library|cellar|attic|interior|studio|café|cafe',
  ),
  sunless: phrases('cave|tunnel|underwater|deep sea|reef|space|galaxy|nebula|planet'),
  veiled: words('fog foggy mist misty haze hazy rain rainy raining drizzle overcast cloudy snowing smoke'),
  storm: words('storm stormy thunderstorm lightning tempest blizzard hurricane'),
  cold: words('snow snowy ice icy frozen frost frosty winter arctic antarctic glacier iceberg tundra'),
  hot: words('fire flames campfire bonfire lava volcano desert dunes savanna autumn candle candles embers'),
  merry: words('carnival party festival parade toy toys candy balloons parrot circus fair birthday joyful'),
  gloomy: words('haunted spooky gothic eerie sinister gloomy scary horror grim mourning'),
  painted: phrases(
    'paint(?:ing|ed)|oil on canvas|water ?colou?rs?|gouache|acrylics?|impressionis[mt]\\w*|expressionis[mt]\\w*|fresco|brush\\w*|ukiyo-?e',
  ),
  modelled: phrases(
    '3-?d|renders?|rendered|voxels?|isometric|low[- ]poly|origami|paper ?cuts?|papercraft|clay(?:mation)?|plasticine|lego|felt|plush|knitted|embroidered|sculpture|figurine|miniature',
  ),
  drawn: phrases(
    'draw(?:n|ing)|sketch(?:ed)?|illustrat\\w+|cartoons?|comics?|manga|anime|line ?art|ink|etching|engraving|woodcut|linocut|pixel ?art|vector|flat design|silhouette|stained glass|mosaic|pop art|poster|logo|emoji|stickers?|icons?|coloring|colouring|charcoal|pencil|crayon|doodle|cubis[mt]\\w*|abstract|pattern|texture',
  ),
  photographic: words('photo photos photograph photographic photography photorealistic snapshot'),
  person: words(
    `man men woman women boy girl child children person people baby portrait face king queen knight wizard witch
    astronaut dancer chef soldier pirate princess prince monk farmer fisherman keeper bride grandmother grandfather`,
  ),
  animal: words(
    `fox cat cats kitten dog dogs puppy horse horses lion tiger bear wolf owl bird birds eagle parrot rabbit deer
    elephant giraffe zebra monkey panda penguin whale dolphin shark turtle frog butterfly bee hedgehog squirrel`,
  ),
  land: words(
    `mountain mountains hill hills valley forest woods lake river sea ocean coast beach island desert dunes meadow
    field fields canyon waterfall cliff cliffs jungle savanna landscape vista horizon volcano glacier prairie`,
  ),
  built: words(
    `city town village street house houses castle tower lighthouse bridge temple church cathedral skyscraper
    skyscrapers building buildings palace cabin station market harbour harbor windmill alley square`,
  ),
} as const satisfies Record<string, RegExp>

export type Fact = keyof typeof FACTS
export type Facts = ReadonlySet<Fact>

/** Everything that the prompt says in words that are known. */
export const readSampleFacts = (prompt: string): Facts =>
  new Set((Object.keys(FACTS) as Fact[]).filter(fact => FACTS[fact].test(prompt)))

const COLOURS =
  /\b(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|gold(?:en)?|silver|turquoise|teal|crimson|scarlet|indigo|magenta|cyan|beige|ivory|copper|bronze|emerald|ruby|amber|lavender)\b/gi

/** How many different colours the prompt names. */
export const countColours = (prompt: string): number =>
  new Set(Array.from(prompt.matchAll(COLOURS), ([name]) => name.toLowerCase())).size
