import { describe, expect, it, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('ports', () => {
  it('have cranes of steel, and birds where those are meant', () => {
    for (const prompt of ['a busy harbour with cranes at sunset', 'cranes at the docks in the fog'])
      expect(parsePrompt(prompt).laid, prompt).toBe('quay')
    expect(keysOf('three cranes flying over a lake')).toEqual(['flamingo'])
  })

  it('of a city lie before its towers', () => {
    expect(parsePrompt('hong kong harbour at night').place).toBe('city')
    expect(parsePrompt('a small harbour in cornwall').place).toBe('village')
  })
})

test.each([
  ['an airport at sunset with planes', 'runway'],
  ['a small airport with a propeller plane at dawn', 'runway'],
  ['an airplane taking off at sunset', 'runway'],
])('“%s” is seen on its ground', (prompt, laid) => {
  expect(parsePrompt(prompt).laid).toBe(laid)
})

test('who is at an airport is in its hall', () => {
  expect(parsePrompt('a woman with a suitcase at the airport').room).toBe('airport')
})

test.each([
  ['a railway station in the snow', ['@stationhouse']],
  ['a small train station in the countryside', ['@stationhouse']],
  ['an old movie theater on a rainy street', ['@cinemafront']],
  ['a cinema with a neon sign at night', ['@cinemafront']],
  ['a nightclub entrance with neon lights', ['@clubfront']],
  ['an american diner by the highway at night', ['@dinerfront']],
  ['subway entrance in new york', ['@subwayentrance']],
])('“%s” is seen from outside', (prompt, keys) => {
  expect(keysOf(prompt)).toEqual(keys)
})

test.each([
  ['people waiting in a big train station hall', 'station'],
  ['a cozy cinema with red seats', 'cinema'],
  ['a library with rain outside', 'library'],
  ['a subway station at night', 'station'],
])('“%s” is seen from within', (prompt, room) => {
  expect(parsePrompt(prompt).room).toBe(room)
})

test('a night train is a train by night, and one in whose compartment somebody is a room', () => {
  const train = parsePrompt('a sleeper train in the snow')
  expect([train.subjects[0].key, train.time]).toEqual(['@passengertrain', 'night'])
  expect(parsePrompt('a woman in the compartment of a sleeper train').place).toBe('room')
})

test('behind the tables of a café is its front', () => {
  for (const prompt of ['a small café with outdoor tables on a rainy evening', 'a pavement café in paris'])
    expect(keysOf(prompt), prompt).toEqual(['@shopfront'])
  expect(keysOf('a couple sitting outside a café').at(-1)).toBe('@shopfront')
})

test.each([
  ['a helicopter flying over the city at night', 'cloud sea', false],
  ['a flying city at dawn', 'cloud sea', true],
] as const)('“%s”: what flies is above, or stands out of, the clouds', (prompt, extra, isThere) => {
  expect(parsePrompt(prompt).extras.has(extra)).toBe(isThere)
})

test('the fountain of a city stands in a square', () => {
  const scene = parsePrompt('a large city fountain in summer')
  expect([scene.place, scene.subjects[0].key]).toEqual(['village', 'fountain'])
})

test('a market of tomorrow is in a street', () => {
  expect(parsePrompt('a cyberpunk market with food stalls at night').place).toBe('street')
})

test.each([
  ['robot walking through a ruined city', 'street', '@robot'],
  ['a giant mech in a burning city', 'street', '@mech'],
])('“%s” is met where it stands', (prompt, place, key) => {
  const scene = parsePrompt(prompt)
  expect([scene.place, scene.subjects[0].key]).toEqual([place, key])
})

test.each([
  ['the brooklyn bridge at sunrise', '@suspensionbridge'],
  ['the golden gate bridge in the fog', '@goldengate'],
])('“%s” has its city behind it', (prompt, key) => {
  const scene = parsePrompt(prompt)
  expect(scene.subjects[0].key).toBe(key)
  expect(scene.place).toBe('city')
})

test.each([
  ['a greenhouse in the snow', '@greenhouse'],
  ["st basil's cathedral in the snow", '@oniondomes'],
  ['moscow red square in winter', '@oniondomes'],
  ['petra in jordan at sunrise', '@rocktemple'],
  ['a pizza place in naples', '@shopfront'],
  ['a charging station in the evening', '@fillingstation'],
  ['a spa resort in the mountains', 'hotel'],
  ['a yellow and black bus cruising through the rainforest', 'bus'],
])('“%s” shows %s', (prompt, key) => {
  expect(keysOf(prompt)[0]).toBe(key)
})

test.each([
  ['a railway crossing in the countryside', 'grounds'],
  ['a crystal city at sunrise', 'city'],
  ['an elven city in the forest', 'village'],
  ['shibuya crossing at night in the rain', 'street'],
  ['a rooftop bar at night', 'terrace'],
])('“%s” is painted as a scene of the kind %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('an empty car park has no cars but the one that is named', () => {
  expect(parsePrompt('an empty parking lot at night with one car').scenery).toEqual(['@lamppost'])
})

test('a temple of a city stands in a square of it, unless towers are spoken of', () => {
  expect(parsePrompt('a temple in bangkok at sunset').place).toBe('village')
  expect(parsePrompt('a church between skyscrapers in new york').place).not.toBe('village')
})

test('trees of a street stand along it', () => {
  expect(parsePrompt('a street in tokyo with cherry blossoms').trees).toEqual(['blossom'])
})

test('a zoo shows animals, and a circus its lights', () => {
  expect(keysOf('a zoo entrance on a sunny day')).toEqual(['elephant', 'giraffe'])
  expect(keysOf('a lion at the zoo')[0]).toBe('lion')
  expect(parsePrompt('a circus tent at night with lights').extras).toContain('string lights')
})

test.each([
  ['an old steam train at a station', ['locomotive', '@stationhouse']],
  ['a train waiting at a railway station in the evening', ['@railcar', '@stationhouse']],
])('“%s” is on its rails before the station', (prompt, keys) => {
  const scene = parsePrompt(prompt)
  expect([scene.place, scene.subjects.map(({ key }) => key)]).toEqual(['hills', keys])
})

test('a train of the underground is in its station', () => {
  expect(parsePrompt('a subway train arriving at an underground station').room).toBe('station')
})

test('a house that lifts off is in the air', () => {
  const [house] = parsePrompt('a house lifting off the ground like a rocket').subjects
  expect([house.key, house.mode]).toEqual(['house', 'fly'])
})

test('domes on another world stay domes', () => {
  expect(keysOf('a mars colony with glass domes')).toEqual(['@biodome'])
})

test.each([
  ['a tram on a street in lisbon', '@tiledrow'],
  ['a quiet street in victorian london', '@brickrow'],
  ['rickshaw in a busy street of old delhi', '@indianrow'],
  ['a street in a german town with flower boxes', '@timberrow'],
  ['an old car in a street in havana', '@mexicanrow'],
])('“%s” runs between the houses of its country', (prompt, front) => {
  const { place, fronts } = parsePrompt(prompt)
  expect([place, fronts[0]]).toEqual(['street', front])
})

test('ancient cities have temples, whatever stands there today', () => {
  expect(parsePrompt('a senator in ancient rome').fronts).toEqual(['@forum'])
  expect(parsePrompt('a piazza in rome').fronts[0]).toBe('@palazzi')
})

test('houses with timber frames are those of old northern towns', () => {
  for (const prompt of ['half timbered houses with flowers in the windows', 'a medieval town square'])
    expect(parsePrompt(prompt), prompt).toMatchObject({ place: 'village', fronts: { 0: '@timberrow' } })
})

test.each([
  ['a motorcycle in front of a diner', '@dinerfront'],
  ['a police station at night', '@policestation'],
  ['a prison on an island', '@prison'],
  ['a train coming out of a tunnel', '@tunnelexit'],
  ['an old steam train leaving a dark tunnel', '@steamtunnel'],
  ['the statue of liberty at sunset', '@statueofliberty'],
])('“%s” is known by the drawing of what it names', (prompt, key) => {
  expect(keysOf(prompt)).toContain(key)
})

test('boats in a harbour lie at its wall, and ships of freight under cranes', () => {
  expect(parsePrompt('fishing boats in a small harbour').scenery).toContain('@harbourwall')
  expect(parsePrompt('a cargo ship in the harbour').scenery).toContain('@gantrycrane')
  expect(parsePrompt('a cruise ship in the harbour').scenery).not.toContain('@harbourwall')
})

test('a café with tables outside has guests at them', () => {
  expect([...parsePrompt('a small cafe in rome with tables outside').extras]).toContain('guests')
})

test('trees by the water of a town are what is looked at where no house is named', () => {
  const { place, trees } = parsePrompt('cherry blossom trees beside a river in Kyoto, spring morning')
  expect({ place, trees }).toEqual({ place: 'river', trees: ['blossom'] })
})

test('what blooms on the balconies over a canal takes nobody onto one', () => {
  const { place, subjects } = parsePrompt('Venice canal with a gondola and flowers on the balconies')
  expect([place, subjects[0]?.key]).toEqual(['village', '@gondola'])
})

test('a market stands between the houses of its country at any hour, and its lamps are for sale', () => {
  const { place, time } = parsePrompt('street market in Marrakech with spices and lamps')
  expect({ place, time }).toEqual({ place: 'village', time: 'day' })
  expect(parsePrompt('street market in Marrakech at night').place).toBe('village')
})

test('a promenade is paved and has houses and trees', () => {
  expect(parsePrompt('palm trees along the promenade in Nice')).toMatchObject({
    place: 'village',
    trees: ['palm'],
  })
})

test.each([
  ['a red volkswagen beetle by the sea', '@beetlecar'],
  ['the christ the redeemer statue above rio', '@redeemer'],
  ['the eiffel tower monument at night', '@eiffeltower'],
  ['angkor wat at sunrise', '@angkorwat'],
  ['the space needle in the rain', '@spaceneedle'],
  ['a cozy bookshop in an old street at dusk', '@shopfront'],
  ['an outdoor cinema in a park on a summer night', '@moviescreen'],
])('“%s” shows what is named, and no namesake of it', (prompt, key) => {
  expect(keysOf(prompt)).toContain(key)
})

test('mount Fuji stands behind whatever land is named with it', () => {
  expect(parsePrompt('a train passing rice fields with mount fuji in the background').scenery).toContain(
    '@fuji',
  )
})

test('a bridge in a town leads over its river', () => {
  expect(parsePrompt('charles bridge in prague')).toMatchObject({ place: 'village', ground: 'river' })
})

test('of colourful things each has a paint of its own', () => {
  for (const prompt of ['colourful fishing boats in a harbour', 'a row of beach huts in bright colours'])
    expect(parsePrompt(prompt).subjects[0]?.bands, prompt).toMatchObject({ colours: { length: 6 } })
  expect(parsePrompt('a colourful parrot').subjects[0]?.bands).toBeUndefined()
})

test('a bus of a great city is down in its streets', () => {
  expect(parsePrompt('a double decker bus in hong kong at night').place).toBe('street')
})

test.each([
  ['a ferry with istanbul behind it', '@ottomanrow'],
  ['bikes on a dutch street along a canal', '@townhouses'],
])('“%s” is in its own town', (prompt, front) => {
  const { place, fronts } = parsePrompt(prompt)
  expect([place, fronts[0]]).toEqual(['village', front])
})

test('shops of a great city are met in its streets, and a door is that of its cottage', () => {
  expect(parsePrompt('a flower shop in chicago').place).toBe('street')
  expect(keysOf('a stone cottage with roses around the door')).not.toContain('door')
})

test.each([
  ['city skyline at night seen from a rooftop', 'terrace', 'roof'],
  ['a rooftop with a view of the city', 'terrace', 'roof'],
  ['a cat on a rooftop at night', 'terrace', 'roof'],
])('“%s” has the roof under it', (prompt, place, terrace) => {
  expect(parsePrompt(prompt)).toMatchObject({ place, terrace })
})

test('rooftops that are looked at are those of a city', () => {
  expect(parsePrompt('the rooftops of a big city at sunset').place).toBe('city')
})

test.each(['a futuristic city with gardens on the rooftops', 'a city with trees growing on the skyscrapers'])(
  '“%s” is a city with gardens on its towers',
  prompt => {
    const { place, extras } = parsePrompt(prompt)
    expect(place).toBe('city')
    expect(extras).toContain('roof gardens')
  },
)

test('a street in London has what those of London are known by, once', () => {
  expect(parsePrompt('a woman walking down a street in london').scenery).toEqual([
    '@phonebox',
    '@doubledecker',
  ])
  const { subjects, scenery } = parsePrompt('a red bus on a london street')
  expect(subjects.map(({ key }) => key)).toEqual(['@doubledecker'])
  expect(scenery).toEqual(['@phonebox'])
  expect(parsePrompt('a street in victorian london').scenery).not.toContain('@doubledecker')
})

test('what the window of a shop is full of is in it', () => {
  const { subjects, around } = parsePrompt('a shop window full of hats')
  expect(subjects).toMatchObject([
    { key: '@shopfront', bears: [{ how: 'full', subject: { key: 'top-hat' } }] },
  ])
  expect(around).toEqual([])
})

test('a court is that of the game that is played on it', () => {
  expect(parsePrompt('two girls playing tennis on an outdoor court').laid).toBe('tennis court')
  expect(parsePrompt('boys playing basketball on a street court').laid).toBe('basketball court')
})

test.each([
  'a street in a small himalayan town',
  'a monk in a tibetan village',
  'a street in nepal with mountains',
])('“%s” has the houses of the Himalayas', prompt => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'village', fronts: ['@himalayanrow'] })
})

test.each(['a boy in front of a graffiti wall', 'a man walking past a wall covered in graffiti'])(
  '“%s”: it is sprayed',
  prompt => {
    const walls = parsePrompt(prompt).subjects.flatMap(subject => [
      subject,
      ...(subject.bears ?? []).map(b => b.subject),
    ])
    expect(walls).toContainEqual(expect.objectContaining({ key: '@wall', breed: 'graffitiwall' }))
  },
)

test('the courtyard of a castle is among its walls', () => {
  expect(parsePrompt('a knight in a castle courtyard')).toMatchObject({
    place: 'village',
    fronts: ['castle'],
  })
})

test('a market square at christmas has its huts', () => {
  expect(parsePrompt('the market square of a small town at christmas').scenery).toContain('@markethut')
})

test('who eats in a shop for noodles is in a restaurant', () => {
  expect(parsePrompt('two friends eating noodles in a ramen shop').room).toBe('restaurant')
})

test('the pool on a rooftop is the place', () => {
  expect(parsePrompt('friends at a pool party on a rooftop in the city').laid).toBe('swimming pool')
})

test('who does yoga in a studio is in none for photographs', () => {
  expect(parsePrompt('a woman doing yoga in a bright studio').room).toBe('dancestudio')
})

test.each([
  ['a crow on a church in the fog', 'church'],
  ['farm at sunrise', '@barn'],
  ['a victorian house in autumn', '@victorianhouse'],
  ['palace at night', '@chateau'],
  ['supermarket at night from outside', '@shopfront'],
] as const)('“%s” is seen as a building', (prompt, key) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).not.toBe('room')
  const seen = scene.subjects.flatMap(({ key: own, bears }) => [
    own,
    ...(bears ?? []).map(b => b.subject.key),
  ])
  expect(seen).toContain(key)
})

test('ruins that are looked at are one', () => {
  expect(parsePrompt('greek ruins at sunset').subjects[0].count).toBe(1)
})
