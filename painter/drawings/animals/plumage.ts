/** Colours ('#rrggbb') and measures, in lengths of the trunk, of a bird; what is left out is a songbird's. */
export type Plumage = {
  back: string
  wing: string
  belly: string
  breast?: string
  hood?: string
  face?: string
  cap?: string
  crest?: string
  bar?: string
  wingTip?: string
  tailColour?: string
  beakColour?: string
  feet?: string
  head?: number
  beak?: number
  legs?: number
  neck?: number
  tail?: number
  /** Length of a wing. */
  span?: number
  isForked?: boolean
  isHooked?: boolean
  /** As poultry are: a heavy body, and a tail that stands up. */
  isPlump?: boolean
}
