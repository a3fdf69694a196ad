import type { RoomKind } from '../../engine/world/indoors/rooms/room.ts'

/** What says that a building is looked at from before it. */
const SEEN_FROM_STREET =
  /\b(?:exterior|facade|entrance|outside|marquee|(?<!for )signs?|from the street|roadside|route 66|by the (?:road|roadside|highway|sea|river|lake)|(?:on|at|along|by|off) (?:an?|the) (?:\w+ ){0,3}(?:street|corner|road|highway|hill|square|avenue|boulevard)|(?:on|in|off) (?:an?|the) (?:\w+ ){0,3}(?:island|rock|hill ?top|cliffs?|coast)|in (?:an?|the) (?:\w+ ){0,3}(?:countryside|desert|mountains?|village|street|alley|old town|hills|woods|forest|snow|rain|fog|mist|fields?|nowhere|suburbs?|small town)|snow\w*|blizzard|rain|rainy|raining|downpour|foggy|misty|winter|on fire|ambulances?|helicopter)\b/
/** The weather before the windows of those who are within. */
const WEATHER_BEFORE_WINDOWS =
  /\b(?:rain|snow)\w* (?:outside|on the windows?|at the windows?|against)|\bthrough (?:the|a|its) window/
/** Small stations lie in the open. */
const COUNTRY =
  /\b(?:small|little|tiny|rural|country|countryside|village|remote|lonely|old wooden|alpine|mountain)\b/
/** Of a glasshouse whose panes are gone, what is left is seen from outside. */
const FORSAKEN = /\b(?:abandoned|derelict|forsaken|ruined|overgrown)\b/
const UNDERGROUND = /\b(?:subway|metro|underground|tube)\b/

type Front = {
  drawing: string
  /** Words for it that mean something else. */
  unless?: RegExp
  /** Where people are in it, they are before it, as on a platform. */
  isOpen?: boolean
}

/** How the buildings look from outside that are mostly seen from within. */
const FRONTS: Partial<Record<RoomKind, Front>> = {
  cinema: { drawing: '@shopfront', unless: /home|auditorium|lecture|conference/ },
  stage: { drawing: '@shopfront', unless: /stage|concert|ring|opera/ },
  bar: { drawing: '@shopfront', unless: /pub|saloon|^bar$|wine/ },
  casino: { drawing: '@shopfront' },
  jail: { drawing: 'classical-building', unless: /cell/ },
  diner: { drawing: '@dinerfront', unless: /interior/ },
  museum: { drawing: 'classical-building', unless: /exhibition/ },
  library: { drawing: 'classical-building', unless: /nook|corner|seat|alcove|shelf|case|room|study/ },
  hospital: { drawing: 'hospital', unless: /room|ward|office|clinic/ },
  greenhouse: { drawing: '@greenhouse', unless: /conservatory|garden|palm|hot/ },
  forge: { drawing: '@stonecottage', unless: /^forge/ },
  pool: { drawing: 'hotel', unless: /pool|swimming/ },
  station: { drawing: '@stationhouse', isOpen: true },
  supermarket: { drawing: '@shopfront' },
  salon: { drawing: '@shopfront', unless: /nail|beauty/ },
}

/** The drawing of a building that `name` says and that the prompt looks at from outside; null where it is seen from within. */
export function frontSeen(room: RoomKind, name: string, text: string, isInside: boolean): string | null {
  const front = FRONTS[room]
  if (
    !front ||
    front.unless?.test(name) ||
    WEATHER_BEFORE_WINDOWS.test(text) ||
    /\b(?:inside|interior)\b/.test(text)
  )
    return null
  if (isInside && !front.isOpen) return null
  if (UNDERGROUND.test(name)) return /\b(?:entrance|stairs|exit)\b/.test(text) ? '@shopfront' : null
  if (room === 'greenhouse' && FORSAKEN.test(text)) return front.drawing
  if (SEEN_FROM_STREET.test(text) || (front.isOpen && COUNTRY.test(text))) return front.drawing
  return null
}
