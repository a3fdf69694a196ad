const ROOMS =
  '(?:bed ?room|kitchen|living room|lounge|bath ?room|class ?room|gym|bar|pub|restaurant|cafe|coffee shop|diner|library|office|hospital(?: ward| room)?|lab(?:oratory)?|dining room|nursery|school|barber ?shop|bakery|shop|supermarket|cinema|workshop|art studio|ball ?room|music room|greenhouse|swimming pool)'
const SHIP = '(?:space ?(?:station|ship|craft)|star ?ship|orbital station|rocket)'
const GREEN =
  '(?:(?:secret|small|little|big|tiny|lush|green|hanging|vegetable|herb|flower|botanical|tropical|whole|huge) )*(?:gardens?|greenhouse|forest|jungle|park|farm|orchard|meadow|trees|plants)'

/** Rooms and gardens in other worlds: what is beyond their windows. */
export const OTHER_WORLD_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b${SHIP} (?:with|that has|full of|containing) (?:an? )?${GREEN} (?:inside|in it|within|on board|aboard)\\b`,
      'g',
    ),
    'greenhouse in space',
  ],
  [
    new RegExp(
      `\\b${GREEN} (?:inside|in|within|on|on board|aboard) (?:an?|the) (?:\\w+ ){0,2}?${SHIP}\\b`,
      'g',
    ),
    'greenhouse in space',
  ],
  [
    new RegExp(
      `\\b(${ROOMS}) (?:inside|in|within|on|on board|aboard) (?:an?|the) (?:\\w+ ){0,2}?${SHIP}\\b`,
      'g',
    ),
    '$1 in space',
  ],
  // Of a room on the moon the window shows the moon.
  [
    /(?<=\bon (?:the )?moon\b.*)(?: ,)? (?:with |and )?(?:the )?(?:(?:planet|blue|whole) )*earth (?:(?:is|seen|visible|rising|shining|glowing) )*(?:outside|through|in|behind|beyond) (?:the )?(?:\w+ )?windows?\b/g,
    '',
  ],
]
