/** The drawings of shops seen from the street, by what is sold in them. */
const FRONTS: readonly (readonly [RegExp, string])[] = [
  [/\b(bak|pastry|patisserie|cake)/, '@bakeryfront'],
  [/\b(flower|florist)/, '@shopfront'],
  [/\bbook/, '@bookfront'],
  [/\btoy/, '@shopfront'],
  [/\b(sweet|cand(y|ies)|choco|ice ?cream|gelat)/, '@shopfront'],
  [/\b(cafe|coffee|tea|bistro|restaurant|diner|trattoria|pizz)/, '@cafefront'],
  [/\b(bar$|pub|tavern|inn$|wine)/, '@shopfront'],
  [/\b(dress|boutique|cloth|fashion|tailor|bridal)/, '@shopfront'],
  [/\b(antique|curio|junk|clock|vintage)/, '@shopfront'],
  [/\b(fruit|vegetable|grocer|supermarket)/, '@shopfront'],
  [/\b(barber|hair|salon)/, '@shopfront'],
]
/** Where a name says no more than that something is sold, the word before it in the prompt says what. */
const SOLD = /\b(?:(\w+) )?(\w+?)(?:'s|s')? ?(?:shop|store)(?:front|s)?\b/i
const PLAIN = /^(shop|store|shopfront|storefront|shop-front|store-front)$/

/** The drawing of the front of a shop, as its name or the prompt has it; undefined where nothing says what it sells. */
export function frontOfShop(name: string, prompt: string): string | undefined {
  const [, before = '', wares = ''] = PLAIN.test(name) ? (SOLD.exec(prompt) ?? []) : ['', '', name]
  const what = `${before} ${wares}`.trim().toLowerCase()
  return FRONTS.find(([words]) => words.test(what))?.[1]
}
