import { GEOGRAPHY } from './geography.ts'
import { wordSet } from './table.ts'

/** Grammar, praise and camera words: they name nothing, and the person is not told that they were passed over. */
const SILENT = wordSet(
  'the of in on at by with and under over near above across into through its his her their very ' +
    'beautiful stunning detailed highly intricate realistic photo photograph picture image painting ' +
    'drawing illustration art artwork style digital render concept masterpiece quality ultra hd 4k 8k ' +
    'resolution best sharp focus lighting light soft dramatic cinematic epic colorful vibrant bright ' +
    'dark cute adorable happy sad big small tiny little large huge giant old young ancient vintage ' +
    'modern futuristic magical mystical majestic lone lonely calm peaceful serene cozy wearing ' +
    'holding sitting standing walking flying looking full rising warm cold glowing shiny wooden made ' +
    'from for to a an is are that this it view scene background foreground nature animal landscape ' +
    'close up closeup shot fresh retro watching around reflected reflecting reflection surrounded ' +
    'inside outside behind front top down between side hour time sky air world eyes hair face head ' +
    'fur freckles beard photo-realistic hyperrealistic trending artstation unreal engine bokeh depth ' +
    'perfect amazing wonderful lovely gentle deep wild or as like while during but be being has have ' +
    'had my your our i you me we they them there any all every each so such more most than then onto ' +
    'off out along against toward towards within please make create draw paint show next ' +
    'palette lens mm 24mm 35mm 50mm 85mm shallow wide angle wide-angle perspective focal composition composed ' +
    'balanced layered centered centred point layout subject shadow highlight natural true life true-to-life ' +
    'detail texture finely worked carefully gently directional diffused even low long subdued lively ' +
    'harmonious restrained limited cool muted clean bold strong deliberate edge visible varied brushwork ' +
    'tactile material skin surface rich simple empty far near colour color vector geometric shape',
)

/** Words that say how a thing is, for whom or how much, but never what there is to be seen. */
const DESCRIPTIVE = wordSet(
  'alert alone amused anxious armored athletic attractive awake barefoot bashful blind bold bored careful ' +
    'carefree cheeky chic chubby clever clumsy confident confused content courageous crazy cuddly dapper ' +
    'daring dazzling determined devoted drenched drowsy eager embarrassed energetic exhausted exotic ' +
    'fashionable fat fearless feral focused frail fuzzy glamorous gorgeous grand hardworking healthy heroic ' +
    'innocent jolly lean loving loyal lucky mad mature mischievous muscular naughty nervous nimble noble ' +
    'nostalgic obedient patient pensive petite plump poor powerful quirky ragged rare relaxed retired romantic ' +
    'rugged scruffy serious shaggy shy skinny sleek slender slim sneaky solemn solitary sporty stocky stray ' +
    'strict stubborn stylish talented teenage thirsty thoughtful tough tranquil trendy tribal watchful ' +
    'weary weathered wise youthful zealous mossy muddy barren humid damp murky quaint shabby steamy chatting ' +
    'fluttering flutters buzzing mooing chirping chirps huddled huddling together swooping enclosure blooming splashes swimming bleating barking stoic gnarled ' +
    'listening peering posing practicing preparing whispering humming purring gossiping searching glancing ' +
    'examining observing hiding warming drifting teaching guarding ' +
    'hooded bedside making shaping swimming sticking silk denim howling parked after before overlooking coastal bathing wading landing cobblestone rocky grassy sandy leafy dense thick thin tiny giant massive enormous gigantic mighty strong brave proud ' +
    'aisle aisles lobby working-out ' +
    'indoor indoors outdoor outdoors exterior burnt burned charred scorched scandinavian colossal raked overhead seen snug bustling floodlit ' +
    'iced everywhere ground golden-hour lit battered slow facing opening leading ' +
    'weather heavy approaching windswept picturesque idyllic pristine quietly narrow spiral pulled lined twisting snaking ' +
    'towering vast endless first single harsh distant far away ' +
    'cloud-covered wood-fired melted whipped ' +
    'pregnant expecting ' +
    'curious playful funny silly friendly angry fierce scared lost hungry tired lazy sleepy elegant graceful pretty ' +
    'handsome charming delicate fancy luxurious simple plain rustic rural urban wooded distant distance remote hidden ' +
    'secret quiet silent still busy crowded empty dusty dirty messy clean tidy polished ' +
    'fluffy furry soft-haired hairy spotted striped plaid patterned smooth rough round square tall short wide narrow ' +
    'steep rolling winding curved straight flowing calm gentle raging roaring crashing choppy huge fresh ripe juicy ' +
    'delicious tasty hot boiled fried baked roasted grilled melted homemade traditional classic antique ornate ' +
    'victorian medieval gothic baroque japanese chinese french italian english american mexican indian african arabic ' +
    'european asian nordic celtic greek roman egyptian russian german spanish dutch swedish norwegian turkish persian ' +
    'native local famous popular typical unusual strange weird mysterious surreal abstract-looking lifelike ' +
    'happy joyful cheerful smile smiles smiling laughing crying thinking dreaming waiting talking speaking staring gazing ' +
    'watching admiring exploring wandering strolling travelling traveling passing crossing heading moving going ' +
    'coming leaving leaning lying hanging growing blowing rising falling setting shining sparkling glittering ' +
    'shimmering reflecting covered filled lined decorated dressed surrounded carved painted handmade knitted woven ' +
    'having getting doing being looking feeling showing featuring including using taking enjoying ' +
    'beautifully softly gently slowly quickly brightly directly early late again also just very really quite ' +
    'steelbodied asahead stands posing past day-old year-old years old-fashioned hour minute moment time season weekend monday friday sunday ' +
    'concept theme mood vibe feel atmosphere ambiance scenery setting place spot area side edge middle center ' +
    'corner top bottom left right end part piece pair bit lot kind type sort number size shape form color tone ' +
    'photo-style poster wallpaper print cover logo icon sticker avatar asdesign award winning professional ' +
    'national geographic instagram pinterest behance studio-quality rendering octane vray blender cgi ' +
    'word words written letters other another lush jagged pleasant gathered himself herself themselves itself nearby different colored coloured proudly ' +
    'smaller larger bigger rectangular scenic shady flowery fast wavy new mid various sparse whole entire together stark displayed breathtaking ' +
    'elven want several diverse multiple casual sudden stationary adult unusual cheerfully happily warmly elegantly outstretched ' +
    'merry huddle huddles snuggled cuddled communal community hooves cluttered stack companion sidekick dream archway nested nestled shelf moroccan roman silky stony buying shopping glow high look led thing ' +
    'kept placed put positioned situated stored tucked npc oc persona protagonist antagonist mob ' +
    'its it he she his him hers theirs who which what where when why how if because so but not than',
)

/** What the painter cannot show, though the word is also the name of an icon: it is told to have been passed over. */
const UNPAINTABLE = wordSet(
  'running jumping sleeping riding playing reading howling drinking eating crossing fighting ' +
    'dancing singing cooking climbing hugging kissing chasing stone glass metal ' +
    'trail dew signs seeds stack clay cream deck railing loop handle counter ropes syrup ' +
    'watches flies plays drives rides jumps runs walks sits stands sleeps reads drinks eats swims waves hunts looks',
)

export const isSilent = (word: string): boolean =>
  SILENT.has(word) || DESCRIPTIVE.has(word) || GEOGRAPHY.has(word)

export const silentWords = (): string[] => [...SILENT, ...DESCRIPTIVE, ...GEOGRAPHY]

/** Whether the word must never be looked up as the name of a thing. */
export const namesNothing = (word: string): boolean => isSilent(word) || UNPAINTABLE.has(word)
