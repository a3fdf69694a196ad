/** What is below the breast, or asks for all of somebody. */
const DOWN_TO_THE_FEET =
  /\b(full ?(body|length|figure)|whole (body|figure)|head to toe|character (design|sheet|concept)|(blue |tight |ripped |denim )?(jeans|trousers|pants|leggings|shorts)|boots?|shoes|sneakers|(high )?heels|sandals|barefoot|skirt|hugging (his|her) knees|sword ?fight\w*)\b/
/** What asks for no more than the head. */
const HEAD_ALONE = /\b(close ?up|headshot|head and shoulders|bust|face of)\b/

/** Whether somebody is to be seen down to the feet. */
export const isSeenWhole = (text: string) => DOWN_TO_THE_FEET.test(text) && !HEAD_ALONE.test(text)
