import type { Mode } from '#catalogue/mode.ts'
import type { Facts } from './facts.ts'

/**
 * One kind of words that a prompt can have: of its light, its palette and so on. A prompt that has words
 * of the kind, or rules them out, gets none added. All that is offered is found by `present`, so that a
 * second enhancement adds nothing, and by no other class of its plan.
 */
export type WordClass = {
  name: string
  present: RegExp
  /** Words to choose from; they name no things, and no hour or weather that the prompt does not name. */
  offers: (facts: Facts, colours: number) => readonly string[]
}

/** Words after which more detail would be against what was asked for. */
const PLAIN = String.raw`simple|simplified|minimal\w*|plain|flat|bare|rough|crude|blurr?(?:y|ed)?`

const detail: WordClass = {
  name: 'detail',
  present: new RegExp(
    String.raw`\b(?:detail\w*|textur\w*|intricate\w*|\w*realis(?:m|tic)|sharp\w*|[48]k|u?hd|fine|finely|${PLAIN})\b`,
    'i',
  ),
  offers: facts => {
    if (facts.has('drawn') || facts.has('painted') || facts.has('modelled'))
      return ['carefully worked detail']
    return ['rich surface texture', 'true-to-life detail', 'finely worked detail']
  },
}

const light: WordClass = {
  name: 'light',
  present:
    /\b(?:lights?|lit|lighting|lighted|(?:back|sun|moon|star|fire|candle|lamp|day|spot|flood|torch)li(?:t|ghts?)|sun(?:ny|beams?|rays?)|glow\w*|neon|shadow\w*|silhouettes?|chiaroscuro|luminous|illuminat\w+|golden hour|blue hour|lamps?|lanterns?|candles?|torch(?:es)?|bright\w*|dark\w*|dim|overexposed|high[- ]key|low[- ]key)\b/i,
  offers: facts => {
    const isDay = facts.has('day') || facts.has('lowSun')
    if (facts.has('storm')) return ['dramatic light']
    if (facts.has('veiled')) return ['soft diffused light']
    // Both are said when a picture tells of the morning after a night: nothing then is sure of the hour.
    if (facts.has('night') && !isDay) return ['deep shadows with soft highlights']
    if (facts.has('sunless') || facts.has('indoors')) return ['soft light from one side']
    if (facts.has('lowSun') && !facts.has('night') && !facts.has('day')) {
      return ['soft low light and long shadows', 'gentle light from the side']
    }
    return ['soft directional light', 'gentle light and soft shadows', 'soft even lighting']
  },
}

const lens: WordClass = {
  name: 'lens',
  present:
    /\b(?:lens|\d+ ?mm|f\/\d|aperture|bokeh|depth of field|(?:un)?focus\w*|macro|telephoto|fish-?eye|wide[- ]angle|tilt[- ]shift|anamorphic|zoom\w*|close[- ]?ups?|camera|polaroid|perspective|brushwork|materials|edges|blur\w*|microscop\w+)\b/i,
  offers: facts => {
    if (facts.has('photographic')) return lensesOf(facts)
    if (facts.has('modelled')) return ['tactile materials']
    if (facts.has('painted')) return ['visible varied brushwork']
    if (facts.has('drawn')) return ['clean deliberate edges']
    return lensesOf(facts)
  },
}

function lensesOf(facts: Facts): readonly string[] {
  if (facts.has('built') || facts.has('indoors')) return ['35mm lens']
  if (facts.has('land')) return ['24mm wide-angle lens']
  if (facts.has('person') || facts.has('animal')) return ['85mm lens', '85mm lens with shallow focus']
  return ['50mm lens', '50mm lens with shallow focus']
}

const NAMES_PALETTE =
  /\b(?:palettes?|colou?r(?:s|ful|ed|less)?|tones?|toned|hues?|tints?|tinted|monochrom\w*|black[- ]and[- ]white|b&w|gr[ae]yscale|sepia|pastels?|vivid|vibrant|muted|(?:de)?saturated|neon|duotone|iridescent|rainbow)\b/i

const palette: WordClass = {
  name: 'palette',
  present: NAMES_PALETTE,
  offers: (facts, colours) => {
    // Several colours are a palette already.
    if (colours > 1) return []
    const neutral = ['harmonious palette', 'restrained palette', 'natural palette']
    if (colours === 1) return neutral
    if (facts.has('gloomy')) return ['subdued palette']
    if (facts.has('merry')) return ['lively palette']
    if (facts.has('cold') && !facts.has('hot')) return ['cool restrained palette', 'cool harmonious palette']
    if (facts.has('hot') && !facts.has('cold') && !facts.has('night')) {
      return ['warm harmonious palette', 'warm natural palette']
    }
    return neutral
  },
}

const composition: WordClass = {
  name: 'composition',
  present:
    /\b(?:compos(?:ition|ed)|cent(?:red|ered)|symmetr\w*|thirds|fram(?:ed|ing)|foreground|background|mid-?ground|focal|overhead|from (?:directly )?(?:above|below|behind)|bird'?s[- ]eye|worm'?s[- ]eye|eye[- ]level|(?:low|high)[- ]angle|top[- ]down|aerial|panoram\w*|(?:wide|long|medium|full) shot|full[- ]body|head ?shot|profile|half[- ]length|negative space|layout|pattern\w*|seamless|tile\w*|collage|triptych|chaotic|cluttered)\b/i,
  offers: facts => {
    if (facts.has('land') && !facts.has('indoors'))
      return ['layered composition from near to far', 'balanced layered composition']
    if (facts.has('person') || facts.has('animal')) {
      return ['centered composition', 'composition centered on the subject']
    }
    return ['centered composition', 'balanced composition centered on one focal point']
  },
}

const markShape: WordClass = {
  name: 'shape',
  present: new RegExp(
    String.raw`\b(?:shapes?|shaped|vector|geometric|line ?art|lettering|edges|outlines?|hand[- ]drawn|sketch\w*|watercolou?r|photo\w*|realis\w+|3-?d|${PLAIN})\b`,
    'i',
  ),
  offers: () => ['simple vector shapes with clean edges', 'bold geometric shapes'],
}

const markPalette: WordClass = {
  name: 'palette',
  present: NAMES_PALETTE,
  offers: (_facts, colours) => (colours > 0 ? [] : ['restrained limited palette', 'limited palette']),
}

const markComposition: WordClass = {
  name: 'composition',
  present:
    /\b(?:compos(?:ition|ed)|cent(?:red|ered)|symmetr\w*|balanced?|layout|background|ground|stacked|horizontal|vertical|pattern\w*)\b/i,
  offers: () => ['centered on an empty background', 'balanced centered layout'],
}

const depth: WordClass = {
  name: 'depth',
  present: new RegExp(`${lens.present.source}|\\b(?:behind|distan(?:t|ce)|depth|foreground)\\b`, 'i'),
  offers: () => ['gently out of focus behind the subject', 'layered depth behind the subject'],
}

const SCENE: readonly WordClass[] = [detail, light, lens, palette, composition]
const MARK: readonly WordClass[] = [markShape, markPalette, markComposition]
const BACKDROP: readonly WordClass[] = [light, palette, depth]

/** The classes that suit the mode, in the order in which their words are added; a scene when no mode is known. */
export function planFor(mode: Pick<Mode, 'key'> | null): readonly WordClass[] {
  if (mode?.key === 'logoMaker') return MARK
  if (mode?.key === 'replaceBackground') return BACKDROP
  return SCENE
}
