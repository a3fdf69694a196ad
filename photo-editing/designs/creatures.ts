/** Icons that have a face of their own already. */
export const CREATURES: ReadonlySet<string> = new Set(
  `alien ant baby-chick badger bat bear beaver beetle bird bison black-bird black-cat blowfish boar bug butterfly
  camel cat cat-face chicken chipmunk cockroach cow cow-face cricket crocodile deer dodo dog dog-face dolphin donkey
  dove dragon dragon-face duck eagle elephant ewe fish flamingo fly fox frog front-facing-baby-chick ghost giraffe
  goat goose gorilla guide-dog hamster hatching-chick hedgehog hippopotamus honeybee horse horse-face jack-o-lantern
  jellyfish kangaroo koala lady-beetle leopard lion lizard llama lobster mammoth monkey monkey-face moose mosquito
  mouse mouse-face octopus orangutan otter owl ox panda parrot peacock penguin phoenix pig pig-face polar-bear poodle
  rabbit rabbit-face raccoon ram rat rhinoceros robot rooster sauropod scorpion seal service-dog shark shrimp skull
  skunk sloth snail snake snowman snowman-without-snow spider spouting-whale squid swan t-rex teddy-bear tiger
  tiger-face tropical-fish turkey turtle two-hump-camel unicorn water-buffalo whale wolf worm zebra alien-monster
  sun-with-face new-moon-face full-moon-face clown-face ogre goblin`.split(/\s+/),
)
