import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'
import { LANDS_OF_DRESS, NATIONAL_DRESS } from './vocabulary/national-dress.ts'
import { PEOPLE, PLAIN_PEOPLE } from './vocabulary/people.ts'

const FEAST_DRESS =
  /\b(?:traditional|national|native|folk|ethnic|ceremonial|cultural|regional|typical|festive|feast|colou?rful)(?: \w+)? (?:dress(?:es)?|clothes|clothing|costumes?|attire|outfits?|wear|garments?|garb)\b/
/** Who may be dressed as in a land, beside plain people. */
const DRESSED =
  /^@(grandmother|grandfather|grandparent|bride|groom|dancer|couple|beauty|queen|king|prince|princess|farmer|vendor|musician|student|teenager|friends)$/
/** Whoever marries in these lands is dressed for the feast without a word of it. */
const MARRYING = /^@(bride|groom)$/
const WEDDING_LANDS = /^(india|japan|china|korea|vietnam|westafrica)$/
const OF_TODAY =
  /\b(modern|suit|jeans|casual|t ?shirt|hoodie|jacket|sweater|office|business\w*|cyberpunk|futuristic|bikini|swimsuit|uniform|naked|nude|cowboy|street ?wear|studio photo)\b/

const WHITE_WEDDING = /\b(?:white|ivory|lace|gown|western|tuxedo|church|ocean)\b/

const isMarrying = ({ key }: Subject) => MARRYING.test(key)

/** Dresses people of a land as on its feast days where that is said: by themselves they wear what everybody wears. */
export function dressForLand(reading: Reading) {
  const { scene, text, written, face } = reading
  const isFeast = FEAST_DRESS.test(written.toLowerCase())
  if (OF_TODAY.test(text) || (!isFeast && (WHITE_WEDDING.test(text) || !scene.subjects.some(isMarrying))))
    return
  const words = written.toLowerCase().split(/[^a-z]+/)
  const land = words.map(word => LANDS_OF_DRESS.get(word)).find(name => name)
  const dress = land && NATIONAL_DRESS[land]
  if (!dress || !(isFeast || WEDDING_LANDS.test(land))) return
  for (const { figure, key, companions } of scene.subjects) {
    if (!isFeast && !MARRYING.test(key)) continue
    const name = key.slice(1)
    if (!figure || figure.beast || !(PLAIN_PEOPLE.has(name) || DRESSED.test(key))) continue
    const isMan = (face.gender ?? PEOPLE.get(name)?.face.gender) === 'm'
    const look = { ...(isMan ? dress.man : dress.woman) }
    if (figure.isChild) Object.assign(look, { beard: undefined, moustache: undefined })
    Object.assign(figure, look, reading.garment ? { colour: reading.garment.colour } : {})
    figure.hairColour = dress.hairColour ?? figure.hairColour
    if (figure.hat === 'veil') figure.hatColour = look.colour
    if (!companions) {
      face.cloth ??= look.colour
      face.skin ??= dress.skin
      if (look.hair && look.hair !== 'snakes' && look.hair !== 'spikes' && look.hair !== 'pony')
        face.hair ??= look.hair
      if (dress.hairColour && face.age !== 'old') face.hairColour ??= dress.hairColour
    }
  }
}
