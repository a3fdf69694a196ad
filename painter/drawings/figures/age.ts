/** Times that everybody knows by their clothes. */
export type Age =
  | 'antiquity'
  | 'pharaohs'
  | 'medieval'
  | 'baroque'
  | 'victorian'
  | 'twenties'
  | 'frontier'
  | 'steampunk'
