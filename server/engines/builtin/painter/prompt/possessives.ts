import { nounNamed } from './vocabulary/nouns.ts'
import { isRoomOfTrade, personNamed } from './vocabulary/people.ts'
import { placeNamed } from './vocabulary/places.ts'
import { singular } from './vocabulary/plurals.ts'

/** “A woman’s hands”: whose they are is what is seen. */
const BODY =
  /^(\w+ )?(hands?|face|faces|eyes?|portrait|silhouettes?|shadows?|feet|head|hair|shoulders?|arms?|lap|back|smile|reflection|body|fingers?|lips|faces|profile)\b/
/** “On a pirate’s shoulder”: where something is borne. */
const CARRYING = /^(shoulders?|lap|knees?|back|arms?)$/
const OWNER = /\b([a-z]+)(?:[’']s|s[’'])(?= ([a-z]+)(?: ([a-z]+))?)/g

/** “Grandma’s kitchen”: takes out of a text in lower case the people who only say whose something is. */
export const withoutOwners = (text: string): string =>
  text.replace(OWNER, (whole, owner: string, next: string, afterNext = '') => {
    const name = singular(owner)
    const person = personNamed(name)
    if (!person || isName(`${name}s`, next, afterNext)) return whole
    // “An alchemist’s laboratory” is known as the alchemist laboratory.
    if (isName(name, next, afterNext) || isRoomOfTrade(person, next)) return name
    if (CARRYING.test(next)) return whole
    return BODY.test(`${next} ${afterNext}`) ? owner : ''
  })

/** Whether owner and thing are the name of one thing: “a potter’s wheel”. */
const isName = (owner: string, next: string, afterNext: string) =>
  [next, singular(next), `${next}${singular(afterNext)}`].some(
    thing => nounNamed(owner + thing) !== undefined || placeNamed(owner + thing) !== undefined,
  )
