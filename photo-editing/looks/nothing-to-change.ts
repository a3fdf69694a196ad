/** Said instead of giving a picture back as it was. */
export const NOTHING_TO_CHANGE =
  'The built-in engine does not draw new things into a picture, so nothing would change. Name an hour, a weather, a season, a colour or a material, or choose a style. Anything else needs a model provider.'
