import { withoutMedium } from '../vocabulary/media.ts'
import { STYLE_CLAUSE } from '../vocabulary/style-clauses.ts'
import { TOLD_LIGHT } from '../vocabulary/told-light.ts'
import { withoutAsides } from './asides.ts'
import { withCorrections } from './corrections.ts'

/** A prompt without what it only compares, quotes or says of the picture, and the words that this leaves out. */
type SetAside = { prompt: string; aside: string[] }

/** Words that end what something is compared with. */
const END =
  '(?:in|on|at|by|with|over|under|near|and|or|but|from|of|to|through|during|while|who|that|which|is|are|was|standing|sitting|lying|flying|floating|holding|wearing|walking|running|looking|surrounded|covered|before|behind|above|below|beside|against|as|for|made|next|inside|outside|across|around|at)'
/** A thing and up to two words that qualify it. */
const THING = `(?:(?!${END}\\b)[a-z][a-z'’-]*)(?: (?!(?:${END}|\\w{3,}ing)\\b)[a-z][a-z'’-]*){0,2}(?: of (?!(?:an?|the|my|his|her|our|its|their)\\b)[a-z]+)?`
const ARTICLE = '(?:an?|the|some|one|two)'
/** What something lies, falls or shines like. */
const FINE_STUFF =
  'snow(?:flakes)?|rain|frost|ice|fire|gold|silver|glass|silk|lace|velvet|smoke|confetti|diamonds|jewels|stars|feathers|lanterns|candles|mirrors|milk|honey|mad|hell|crazy'

/** What examples are given of. */
const EXAMPLES =
  'kids|children|people|animals?|creatures?|things?|fruits?|vegetables|flowers?|toys?|vehicles?|foods?|objects?|birds?|items?|symbols?|elements?|places?|treats?|snacks?|pets?|dishes|characters?|plants?|trees|sweets|insects|fish|stuff|dressed'

/** What is compared, quoted or credited; of each the first group is what is left out. */
const ASIDE: readonly RegExp[] = [
  // Words to be written, and the names of things.
  /(?<=\w[^"“”]*)(?:\b(?:(?:that|which) )?(?:says?|saying|reads|reading|labell?ed|titled|entitled|named|called|written|spelling|with (?:the )?(?:words?|text|letters?|inscription|caption|title|slogan|name)) ?:? ?)?["“”]([^"“”]{1,90})["“”]|["“”]([^"“”]{1,90})["“”](?=[^"“”]*\w)/giu,
  /\b(?:that |which )?(?:says|saying|labell?ed|(?:with|containing|showing) the (?:words?|text|letters?|inscription|caption|slogan)) (?!a\b|the\b|good|hello to|goodbye)((?:[\w'’!-]+ ?){1,4})(?=[,.]|$| (?:on|in|at|above|over|with)\b)/giu,
  // Comparisons.
  new RegExp(
    `(?<!\\b(?:would|might|could|will) )(?:\\b(?:that|which|who) )?(?:\\b(?:is|are|was) )?\\b(?!(?:glow|shine|sparkle|glitter)s? of\\b)(?:shaped|formed|looks?|looking|resembling|resembles|shaped exactly|(?:in|into) the (?:shape|form|likeness)|reminiscent|sounds?|feels?|acts?|glow(?:s|ing)?|shin(?:es|ing)|sparkl(?:es|ing)|glitter(?:s|ing)?) (?:(?:just |exactly |a bit |almost )?like|of|to) (?:${ARTICLE} )?(${THING})`,
    'giu',
  ),
  new RegExp(`\\bresembl(?:ing|es) (?:${ARTICLE} )?(${THING})`, 'giu'),
  new RegExp(
    `(?<!\\b(?:i|we|would|id|i'd|you|they|dressed|dresses|clothed|do|don't|people|kids|children|all|(?:some|any)thing(?: \\w+)?) )\\b(?:just |exactly |almost |much )?like (?:${ARTICLE}) (${THING})`,
    'giu',
  ),
  new RegExp(
    `(?:\\b(?:that|which|who) (?:is|are) )?\\bas (?!far\\b)(?:\\w+) as (?:${ARTICLE}|his|her|its|my) (${THING})`,
    'giu',
  ),
  new RegExp(`\\b(?:\\w+er|more \\w+|less \\w+) than (?:${ARTICLE}|his|her|its|my|any) (${THING})`, 'giu'),
  new RegExp(`\\bthe size of (?:${ARTICLE}) (${THING})`, 'giu'),
  new RegExp(
    `(?<=\\b(?:sky|skies|clouds?|people|water|snow|waves|hair|eyes|leaves|blossoms?|petals|feathers|dust|ash|stars|lights?|fog|mist|moon|sun|sea) )like (${THING})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\b(?:would|i|we|you|they|he|she|who|${EXAMPLES}) )\\blike ((?!this|his|its|yours|ours|always|those|these|days)[a-z]{3,}(?<!s)s)(?= *(?:[,.;]|$)| (?:in|on|under|over|against|through|across)\\b)`,
    'giu',
  ),
  new RegExp(`(?<!\\b(?:would|i|we|kids|people|feels?) )\\blike (?:${FINE_STUFF})\\b`, 'giu'),
  new RegExp(
    `\\bas (?:high|tall|big|large|wide|deep|small|tiny|bright|long|thick|many|old) as (${THING})`,
    'giu',
  ),
  new RegExp(
    `\\bas (?:if|though) (?:(?:they|it|he|she) )?(?:(?:were|was|is|are) )?(?:${ARTICLE} )?(${THING})`,
    'giu',
  ),
  // Whose hand it is in.
  /\b(?:in|after|à la) (?:the )?(?:style|manner|spirit|fashion) of ((?:[\w.'’-]+ ?){1,4}?(?:(?:and|&|, and) (?:[\w.'’-]+ ?){1,3})?)(?=[,.;]|$)/giu,
  /(?:^|[,.;]|\bart(?:work)?|\billustration|\bpainting|\bpainted|\bphotograph(?:y|ed)?|\bdesigned|\billustrated|\bdrawn|\bdirected|\brender(?:ed)?)\s*\bby ((?!an? |the |my |his |her |its |\w+light\b|night\b|day\b)[\w.'’-]+(?: [\w.'’-]+){1,3}?(?:(?: and|,| &) (?:by )?(?!(?:sunset|sunrise|golden|night|dawn|dusk|winter|autumn|summer|spring|foggy|misty|rainy|snowy|stormy|sunny|moonlit|dark|bright|full|warm|soft)\b|[\w.'’-]+ (?:light\w*|lit|sk(?:y|ies)|hours?|colou?rs?|background|night|day|morning|evening|mood|fog|mist|rain|snow|sun\w*|moon\w*|clouds?|weather|atmosphere|shadows?)\b)[\w.'’-]+ [\w.'’-]+)*)(?=[,.;]|$)/giu,
  // “Blade Runner vibes”: films and studios that a picture is to be like.
  /\b((?:[A-Z][\w'’-]+ ){2,3})(?:vibes?|aesthetics?|[Ss]tyled?|inspired|feel|mood|fan ?art)\b/gu,
  STYLE_CLAUSE,
  // Parts and things that only share the name of something known.
  /\b(wax seals?|(?:elephant|elephants|elephant's) trunks?|unicorn(?:'?s)? horns?|palms? of (?:an?|the|his|her|my|your) hands?|standing fans?|nail polish|finger ?nails?|bank robber(?:y|ies)|board meetings?|micro ?chips?|star signs?|mouse ?pads?|bear traps?|dog tags?|bird ?seed|cat ?walk|snake ?skin|sea ?horse races?|goose ?bumps|butterfly effect|fish ?eye|bull'?s? ?eye|crow'?s feet|duck tape|dragon ?fruit trees?)\b/giu,
]

/** What is written for the program that paints rather than of the picture. */
const COMMANDS =
  /^[\s{"'“]*(?:\/?imagine)?\s*(?:prompt|positive prompt)?["'”]?\s*:(?=\s*\S)|^\/imagine\b|\s--[a-z]+(?:\s+[\d:.]+)?(?=\s|$)/giu

/** A picture that hangs is not what the prompt is a picture of. */
const HUNG =
  /^\s*((?:an? |the |one )?(?:(?:big|large|small|old|framed|oil|beautiful) )*(?:painting|picture|portrait|poster|photo|photograph) of [\w' -]{2,40}? (?:(?:hanging|hung|mounted) )?(?:on the wall|(?:on|above|over) (?:the|a|an) (?:sofa|couch|fireplace|bed|mantel\w*|piano|desk|wall))\b)(?!.*\b(?:room|bedroom|kitchen|office|hall|hallway|gallery|museum|cafe|restaurant|bar|library|street|building|house|alley)\b)/i
/** “Painting a portrait of a woman”: whoever is painted sits for it. */
const BEING_PAINTED =
  /(?<!\b(?:oil|oils|acrylic|digital|water ?colou?r|gouache|ink|classical|renaissance|baroque|victorian|impressionist|an?|the|old|fantasy|style) )\b(paint(?:ing|s)|draw(?:ing|s)|sketch(?:ing|es)) (?:(?:an?|the|his|her) )?(?:\w+ )?(?:portrait|picture|painting|sketch|drawing)s? of /gi

/** “"A sea otter with an earring" by Vermeer”: a title before its painter or its medium is what is asked for. */
const TITLE =
  /^\s*["“”]([^"“”]{3,90})["“”](?=\s*(?:,|by\b|in the style\b|painting\b|oil\b|watercolou?r\b|photo))/i

/** Patterns that look back over spaces would take the square of a long row of them. */
const SPACES = /\s{2,}/g

/** Leaves out of a prompt what is not to be seen: comparisons, quotations, names of artists. */
export function setAside(written: string): SetAside {
  const aside: string[] = []
  let told = withCorrections(
    written.replace(SPACES, spaces => (spaces.includes('\n') ? '\n' : ' ')).replace(COMMANDS, ' '),
  )
  told = told.replace(TITLE, '$1').replace(HUNG, 'a living room with $1').replace(BEING_PAINTED, '$1 ')
  for (const [words, rest] of TOLD_LIGHT) told = told.replace(words, rest)
  const asked = withoutAsides(told)
  let prompt = withoutMedium(asked)
  for (const pattern of ASIDE)
    prompt = prompt.replace(pattern, (...match) => {
      const groups = match.slice(
        1,
        match.findIndex(part => typeof part === 'number'),
      )
      for (const group of groups) aside.push(...wordsOf(group))
      return ' '
    })
  // A prompt that is nothing but a quotation or a comparison is taken at its word.
  return /[a-z]{3}/i.test(prompt) ? { prompt, aside } : { prompt: asked, aside: [] }
}

const wordsOf = (text: string | undefined): string[] =>
  (text?.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(word => !/^(and|the|for|with)$/.test(word))
