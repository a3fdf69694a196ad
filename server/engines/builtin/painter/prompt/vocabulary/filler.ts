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

/** Doings and materials that the painter cannot show, though their words are also names of icons. */
const UNPAINTABLE = wordSet(
  'running jumping sleeping riding playing reading howling drinking eating crossing fighting ' +
    'dancing singing cooking climbing hugging kissing chasing stone glass metal ' +
    'watches flies plays drives rides jumps runs walks sits stands sleeps reads drinks eats swims waves hunts looks',
)

export const isSilent = (word: string): boolean => SILENT.has(word)

/** Whether the word must never be looked up as the name of a thing. */
export const namesNothing = (word: string): boolean => SILENT.has(word) || UNPAINTABLE.has(word)
