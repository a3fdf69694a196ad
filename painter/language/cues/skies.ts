import type { CueName } from '../cue-name.ts'
/** What a prompt may say of the sky, the light and the camera that is seen, by the name that the painter asks for it. */
export const CUES_OF_SKIES = {
  // A window that alone is lit.
  'huge moon':
    /\b(huge|giant|gigantic|enormous|massive|big|large|oversized|colossal) ((full|crescent|blood|red|yellow|silver|glowing|bright|pale|harvest) ){0,2}moon\b/i,
  'low sun':
    /\b(golden[ -]hour|golden (light|sun|sunlight)|(low|evening|setting|sinking|rising|morning) (\w+ )?sun(light)?|sun (is )?(setting|rising|sinking|sets|rises|sinks|going down|coming up|goes down|comes up)|sun ?(rises?|sets?) over)\b/i,
  'thick fog':
    /\b(?:thick|dense|heavy|deep|impenetrable|pea[- ]?soup\w*|soupy|swallowed by|lost in|vanishing in(?:to)?|disappearing in(?:to)?|blinding) (?:(?:the|white|grey|gray|morning|mountain|sea|autumn|evening|night|rolling|cold) )*(?:fog|mist|smog)\b|\b(?:fog|mist) so (?:thick|dense)\b/i,
  // What somebody looks at over a distance is in focus, too, and so is the land about a building.
  'looking over':
    /\b(overlook\w*|look(s|ing)? (out )?(over|across|at the (view|valley|mountains|sea|ocean|city|landscape))|gaz(es|ing) (out )?(over|across|at)|views? (of|over))\b/i,
  'before moon':
    /\b(in front of|before|against|across|past|over) (the|a|an) ((\w+ )?(full|huge|giant|big|bright|blood|red) )?moon\b/i,
  stars:
    /\b(stars|starry|starlit|starlight|milky way|night sky|meteors?|shooting star|aurora|northern lights|constellations?)\b/i,
  // Nothing breaks through the clouds of such a sky.
  moody: /\b(?:moody|ominous|brooding)\b/i,
  // Light of a colour that no sun and no moon has.
  'strange light':
    /\b(?:purple|violet|magenta|pink|green|turquoise|teal|cyan|blue|red|crimson) (?:(?:mystical|magical|eerie|soft|strange|glowing|neon|dim|ethereal) )?(?:light|lights|lighting|glow)\b(?! (?:district|from (?:the|a) (?:moon|aurora)))/i,
  'thin air': /\bstar(s|ry|lit)?\b|\bthin\b/i,
  // “Everything except the apple”, “only her dress is red”: what alone keeps its colour.
  moon: /\bmoon/i,
  lit: /\blight(?:s|ing)?\b|\blit\b|\bglow(?:s|ing)?\b|\bbathed\b/i,
  'several planets': /\bplanets\b|\bsolar system\b/i,
} as const satisfies Partial<Record<CueName, RegExp>>
