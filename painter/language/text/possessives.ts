import { isAnimal } from '../vocabulary/animal-nouns.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { isRoomOfTrade, personNamed } from '../vocabulary/people.ts'
import { placeNamed } from '../vocabulary/places.ts'
import { singular } from '../vocabulary/plurals.ts'
import { YOUNG } from '../vocabulary/relations.ts'

/** “A woman’s hands”: whose they are is what is seen. */
const BODY =
  /^(\w+ )?(hands?|face|faces|eyes?|portrait|silhouettes?|shadows?|feet|head|hair|shoulders?|arms?|lap|back|smile|reflection|body|fingers?|lips|faces|profile|nose|cheeks?|chin|ears?|tongue|belly|tummy|knees?|wrist|palms?|beard|toes?|moustache|neck|forehead|ankles?|heartbeat)\b/
/** “In a detective’s outfit”: it is whose it is that shows. */
const CLOTHES = /^(?:outfits?|costumes?|uniforms?|clothes|clothing|gear|attire|get ?up|robes)$/
/** “On a pirate’s shoulder”: where something is borne. */
const CARRYING = /^(shoulders?|lap|knees?|back|arms?|noses?|palms?|fingers?|fingertips?|wrists?)$/
/** What is said of somebody's body rather than of several of a kind. */
const OF_BODY =
  /^(?:shoulders?|lap|knees?|arms?|hands?|head|hair|nose|palms?|fingers?|fingertips?|wrist|face)$/
const OWNER = /\b([a-z]+)(?:[’']s|s[’'])(?= ([a-z]+)(?: ([a-z]+))?)/g

/** “My daughters hamster”: an owner written without an apostrophe, and what is owned. */
const PLAIN_OWNER =
  /\b(my|our|his|her|their|your|the|an?) ((?:(?:little|big|old|late|best|dear|poor) )?)([a-z]{2,}s) (?=([a-z]+)(?: ([a-z]+))?)/g
/** Names of things that are verbs after “the kids”, too. */
const VERBS =
  /^(?:dance|fish|walk|play|swim|ride|drink|dress|watch|paint|cook|drive|fly|run|jump|sail|row|camp|climb|fight|race|hunt|rest|kiss|hug|cross|drum|ski|skate|surf|fence|box|bowl|juggle|wave|look|toast|plant|water|picnic|sleep|train|flower|park|shop|light|like|face|hide|party|march|circle|herd|charge|guard|bloom|tent|pose|sled|play|chase|swing|post|show|sign|train|iron|hammer|saw|sweep|dust|ring|spot|seal|duck|bear|bat|perch|(?:camp|fish|sail|skat|ski|swim|danc|paint|cycl|garden|hik|build|cook|bak|climb|row|surf|box|shop|wrestl|bowl)+ing)$/

const OLD_OR_NEW =
  /^(?:old|new|little|big|small|tiny|red|blue|green|yellow|black|white|pink|vintage|first|favou?rite)$/

/** Whose rooms are spoken of without an apostrophe or an article of their own: “a messy teenagers bedroom”. */
const ROOM_OWNER =
  /\b(?:teenager|teen|kid|children|child|girl|boy|toddler|student|gamer|princesse)s['’]? (?=(?:bed ?room|room|nursery|play ?room|study)\b)/g

/** Relatives whom people call by that name alone. */
const CALLED =
  /\b((?:my|our|his|her|their|your) )?(grandma|grandpa|grandmother|grandfather|granny|grandad|granddad|gran|nana|nan|mum|mom|dad|mummy|mommy|daddy|auntie)s(?= (?:(?:old|new|little|big|small|tiny|red|blue|green|yellow|white|warm|cosy|cozy) )*(?:house|kitchen|garden|cottage|farm|farmhouse|home|car|truck|van|boat|shed|garage|attic|living room|bedroom|table|armchair|chair|porch|backyard|yard|dog|cat|hands|quilt|cookies|pie|cake|soup|recipe|birthday|workshop|shop|hat|slippers|glasses|bike|tractor|wedding|balcony|cellar|pantry|sewing|radio|clock|teapot|roses|tomatoes|orchard|village|cabin)\b)/g

const SOMEONE =
  /\b(some(?:one|body))s(?= (?:\w+ )?(?:shoulders?|lap|knees?|arms?|hands?|head|hair|nose|palms?|fingers?|wrist|face))/g

/** “My daughter’s hamster”, of one who leaves out the apostrophe. */
const withApostrophes = (text: string): string =>
  text
    .replace(ROOM_OWNER, '')
    .replace(CALLED, "$1$2's")
    .replace(SOMEONE, "$1's")
    .replace(
      PLAIN_OWNER,
      (whole, whose: string, how: string, owner: string, next: string, afterNext = '') => {
        const name = singular(owner)
        if (name === owner || !personNamed(name) || (VERBS.test(next) && !OF_BODY.test(next))) return whole
        const thing = OLD_OR_NEW.test(next) ? afterNext : next
        if (OF_BODY.test(thing)) return `${whose} ${how}${name}'s `
        const isOwned = [thing, singular(thing), next + afterNext].some(
          named => nounNamed(named) !== undefined || placeNamed(named) !== undefined,
        )
        return isOwned ? `${whose} ${how}${name}'s ` : whole
      },
    )

/** What is only a part of an animal that is seen whole: “a rabbit’s heart”. */
const PART_OF_ANIMAL =
  /\b([a-z]+)(?:[’']s|s[’']) (?:(?:soft|long|fluffy|little|big|warm|wet|sore|front|back|left|right) )?(?:heart|heartbeat|ears?|paws?|teeth|fur|nose|belly|tummy|back|tail|mane|legs?|hoof|hooves|neck|claws|trunk|coat|whiskers|wool|feathers)\b/g

/** “My budgie on my shoulder”: somebody has it there. */
const ON_ME = /\b(on|onto|in|across|landing on) my (shoulders?|head|arms?|hands?|fingers?|palm)\b/g

const PULLING: Readonly<Record<string, string>> = { girl: 'girls', boy: 'boys', ladie: 'women', kid: 'kids' }

/** “Women’s tug of war team”: who is at it. */
const TUGGERS =
  /\b(women|men|girl|boy|ladie|kid)(?:[’']s|s[’']|s) tug of war(?: (?:team|match|contest|competition))?\b/g

/** “Grandma’s kitchen”: takes out of a text in lower case the people who only say whose something is. */
export const withoutOwners = (text: string): string =>
  withApostrophes(
    text
      .replace(ON_ME, "$1 a person's $2")
      .replace(TUGGERS, (_, who: string) => `${PULLING[who] ?? who} playing tug of war`)
      .replace(PART_OF_ANIMAL, (whole, owner: string) => {
        const noun = nounNamed(singular(owner))
        return noun && isAnimal(noun) ? owner : whole
      }),
  ).replace(OWNER, (whole, owner: string, next: string, afterNext = '', at: number, all) => {
    const name = singular(owner)
    if (isSpokenOf(name, all.slice(0, at))) return ''
    const person = personNamed(name)
    if (!person) return isAnimalOwning(name, whole) ? name : whole
    if (isName(`${name}s`, next, afterNext)) return whole
    // “An alchemist’s laboratory” is known as the alchemist laboratory.
    if (isName(name, next, afterNext) || isRoomOfTrade(person, next)) return name
    if (CARRYING.test(next) || CLOTHES.test(next)) return name
    return BODY.test(`${next} ${afterNext}`) ? owner : ''
  })

/** “A dragon’s nest”: of one dragon. */
const isAnimalOwning = (name: string, whole: string) => {
  const noun = nounNamed(name)
  return /[’']s$/.test(whole) && (YOUNG.has(name) || (noun !== undefined && isAnimal(noun)))
}

/** Of “a pirate ship … the ship’s silhouette”, that the second is the first. */
const isSpokenOf = (name: string, before: string) =>
  before.endsWith('the ') && nounNamed(name) !== undefined && new RegExp(`\\b${name}\\b`).test(before)

/** Whether owner and thing are the name of one thing: “a potter’s wheel”. */
const isName = (owner: string, next: string, afterNext: string) =>
  [next, singular(next), `${next}${singular(afterNext)}`].some(
    thing => nounNamed(owner + thing) !== undefined || placeNamed(owner + thing) !== undefined,
  )
