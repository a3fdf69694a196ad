import { assembleScene } from './assemble.ts'
import { readAccessory } from './readers/accessories.ts'
import { readBackcloth, readBands, readColour } from './readers/colours.ts'
import { readConditions, readCount, readLight, readMood } from './readers/conditions.ts'
import { readDoing } from './readers/doings.ts'
import { readGarment } from './readers/garments.ts'
import { readLooks, readMoodAndGender } from './readers/looks.ts'
import { readMaterial } from './readers/materials.ts'
import { readPerson } from './readers/people.ts'
import { readCelestialBody, readFlowers, readPlace } from './readers/scenery.ts'
import { readSize } from './readers/size.ts'
import { readStrewn } from './readers/strewn.ts'
import { readStillLife, readThing } from './readers/things.ts'
import { readTree } from './readers/trees.ts'
import { readViewpoint } from './readers/viewpoint.ts'
import { readWear } from './readers/wear.ts'
import { readYoung } from './readers/young.ts'
import { Reading } from './reading.ts'
import type { Scene } from './scene.ts'
import { tellDetails } from './told-details.ts'
import { isSilent } from './vocabulary/filler.ts'

/** Asked in this order for every word, until one says that the word needs no further reading. */
const READERS: readonly ((reading: Reading) => boolean)[] = [
  readStrewn,
  readSize,
  readGarment,
  readCount,
  readBackcloth,
  readBands,
  readColour,
  readMaterial,
  readConditions,
  readLight,
  readMood,
  readAccessory,
  readMoodAndGender,
  readLooks,
  readDoing,
  readViewpoint,
  readWear,
  readTree,
  readCelestialBody,
  readPlace,
  readYoung,
  readPerson,
  readFlowers,
  readThing,
  readStillLife,
]

/** Reads an English prompt word by word and says what is to be painted; `negativePrompt` lists what is not. */
export function parsePrompt(prompt: string, negativePrompt = ''): Scene {
  const reading = new Reading(prompt, negativePrompt)
  for (; reading.at < reading.tokens.length; reading.at++) {
    const { word, singular } = reading.token
    if (reading.excluded.has(singular)) continue
    reading.ageColour()
    reading.beginPhrase()
    const isRead = READERS.some(read => read(reading))
    if (!isRead && !isSilent(word) && !isSilent(singular)) reading.passOverUnknown()
  }
  return tellDetails(assembleScene(reading))
}
