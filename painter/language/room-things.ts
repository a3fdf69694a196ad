import type { RoomKind } from '../engine/world/indoors/rooms/room.ts'
import { parsePrompt } from './parse.ts'
import type { Scene, Subject } from './scene.ts'

/** What a room is known by, where nothing but its things is drawn: four at most, the most telling first. */
const THINGS: Partial<Record<RoomKind, string>> = {
  airport: 'a suitcase, an airplane, a bench, a potted plant',
  antiques: 'a grandfather clock, a vase, a gramophone, a globe',
  aquarium: 'a tropical fish, a coral, a shell, a turtle',
  arcade: 'an arcade machine, a joystick, a coin, a robot',
  artstudio: 'an easel, a paintbrush, a vase, a sunflower',
  attic: 'a chest, a lamp, a spider web, a rocking chair',
  bakery: 'a loaf of bread, a croissant, a cake, a pretzel',
  ballroom: 'a piano, a candelabra, a violin, a rose',
  bar: 'a bottle, a cocktail, a stool, a guitar',
  barn: 'a hay bale, a pitchfork, a wheelbarrow, a bucket',
  bathroom: 'a bathtub, a toilet, a sink, a mirror',
  bedroom: 'a bed, a lamp, a teddy bear, a potted plant',
  bookshop: 'a pile of books, an armchair, a lamp, a globe',
  bowling: 'a bowling ball, a bowling pin, a bench, a trophy',
  boxing: 'a boxing glove, a bell, a bench, a trophy',
  butcher: 'a ham, a sausage, a knife, a scale',
  cafe: 'a coffee cup, a croissant, a chair, a potted plant',
  canteen: 'a bowl of soup, an apple, a chair, a sandwich',
  casino: 'a slot machine, dice, a coin, a cocktail',
  castlehall: 'a fireplace piece, a throne, a shield, a sword',
  cellar: 'a barrel, a crate, a candle, a bottle',
  church: 'a candle, a bench, an organ, a bell',
  cinema: 'a popcorn, a movie camera, an armchair',
  classroom: 'a blackboard, a globe, a book, a backpack',
  closet: 'a dress, a coat, a hat, a pair of shoes',
  conference: 'an office chair, a laptop, a projector',
  dancestudio: 'a mirror, a ballet shoe, a boombox, a bench',
  diner: 'a hamburger, a milkshake, a stool, french fries',
  diningroom: 'a chair, a candle, a vase, a teapot',
  fireside: 'a fireplace piece, an armchair, a teapot, a pile of books',
  florist: 'a bouquet, a rose, a watering can, a sunflower',
  forge: 'an anvil, a hammer, a sword, a barrel',
  garage: 'a car, a toolbox, a tire, a wrench',
  greengrocer: 'a cabbage, a crate of apples, a carrot, a banana',
  greenhouse: 'a potted plant, a watering can, a tomato, a cactus',
  gym: 'a dumbbell, a barbell, a bench, a water bottle',
  hardware: 'a hammer, a saw, a screwdriver, a toolbox',
  hatshop: 'a top hat, a straw hat, a mirror, a cap',
  hospital: 'a hospital bed, a stethoscope, a wheelchair, a syringe',
  icecream: 'an ice cream cone, a sundae, a cherry, a stool',
  jeweller: 'a diamond ring, a necklace, a crown, a watch',
  kitchen: 'a stove, a refrigerator, a cooking pot, a teapot',
  laboratory: 'a microscope, a flask, a test tube, a computer',
  laundry: 'a washing machine, a laundry basket, a shirt',
  library: 'a pile of books, a globe, a lamp, an armchair',
  livingroom: 'a sofa, a television, a lamp, a potted plant',
  lobby: 'a suitcase, a bell, an armchair, a potted plant',
  museum: 'a statue, an amphora, a dinosaur skeleton',
  musicshop: 'a guitar, a piano, a drum, a trumpet',
  nursery: 'a cradle, a teddy bear, a rocking horse, building blocks',
  observatory: 'a telescope, a globe, a pile of books',
  office: 'an office chair, a computer, a printer, a potted plant',
  party: 'a birthday cake, a balloon, a present, a party hat',
  petshop: 'a parrot, a rabbit, a goldfish, a dog',
  pharmacy: 'a pill, a scale, a cash register, a syringe',
  pool: 'a beach ball, a deck chair, a rubber duck',
  recordingstudio: 'a microphone, headphones, a guitar, a keyboard',
  recordshop: 'a record player, a record, a guitar, headphones',
  restaurant: 'a chair, a glass of wine, a plate of spaghetti, a candle',
  salon: 'scissors, a mirror, a comb, an armchair',
  schoolcorridor: 'a backpack, a bench, a bell, a basketball',
  shoeshop: 'a sneaker, a high heel, a boot, a mirror',
  sportshall: 'a basketball, a basketball hoop, a bench',
  stable: 'a horse, a hay bale, a bucket',
  stage: 'a microphone, a guitar, a piano, a drum',
  supermarket: 'a shopping cart, a milk carton, an apple, a loaf of bread',
  sweetshop: 'a lollipop, a candy, a chocolate bar, a jar',
  tailor: 'a sewing machine, scissors, a spool of thread',
  tavern: 'a fireplace piece, a barrel, a mug of beer, a stool',
  throne: 'a throne, a crown, a shield, a torch',
  toyshop: 'a teddy bear, a toy train, a doll, a rocking horse',
  winecellar: 'a barrel, a wine bottle, a glass of wine, a grape',
  wizard: 'a cauldron, a crystal ball, a pile of books, a potion',
  theatre: 'a drama mask, a microphone, a piano, a bench',
  train: 'a suitcase, a bench, a cup of coffee, a newspaper',
  workshop: 'a saw, a hammer, a toolbox, a screwdriver',
}
const FIREPLACE = 'a fireplace piece'
const MOST = 4
const ANY_ROOM = 'an armchair, a lamp, a potted plant'

/** Things by which the room of a scene is known, each a subject that stands by itself; none where it is no room. */
export function roomThings({ place, room, cues }: Scene): Subject[] {
  if (place !== 'room') return []
  const known = THINGS[room] ?? ANY_ROOM
  const names = (cues.has('hearth named') && !known.includes(FIREPLACE) ? `${FIREPLACE}, ${known}` : known)
    .split(', ')
    .slice(0, MOST)
  return names.flatMap(name => parsePrompt(name).subjects.slice(0, 1))
}
