/**
 * The product's texts as they are agreed, to the letter and with their spelling, each with the place where
 * it is seen. What stands in braces differs from case to case.
 */
export const QUOTED_TEXTS = {
  'Login to create': 'in the prompt of whoever is not signed in',
  'Login to Create': 'on the button of whoever is not signed in',
  "You've reached the end": 'below the last picture of the wall',
  'Enhance Prompt': 'beside a prompt that can be enhanced',
  'Quick filter': 'over the filter of the mode grid',
  'Enter search keyword to filter image modes': 'in that filter while it is empty',
  'No match': 'in a group of the grid that the filter leaves empty',
  Workflow: 'over the help of a mode',
  'Start Now': 'on the button that starts the mode of the help',
  'All Adjustments': 'over the settings',
  'Create private images accessible only to you. Upgrade for access.':
    'under the private toggle without a plan for it',
  'Seed copied!': 'in a notice after copying the seed',
  'a person': 'in the prompt of a new sticker',
  'Prompt copied!': 'in a notice after copying a prompt from a card',
  Share: 'over the ways to pass a creation on',
  'Link copied!': 'in a notice after copying the link of a creation',
  'Invalid upload': 'over a file that is refused',
  'File size {size} is too big. Max allowed is 10MB.': 'about a file that is too big',
  'Only image types JPG/PNG/WebP are supported.': 'about a picture of another kind',
  'Upload an image file instead of {type}.': 'about a file that is no picture',
  'Failed to download template': 'over a template whose picture does not come',
  'Failed to fetch URL: {status text}': 'about that picture',
  'Get templates failed': 'over templates that cannot be listed',
  'Load creation failed': 'over a wall that cannot be loaded',
  'Toggle like failed': 'over a like that is not taken',
  'Failed to enhance prompt': 'over an enhancement that fails',
  'Failed to submit task': 'over a submission that fails',
  Succcess: 'over the notice of a submission',
  'Task submitted! Awaiting completion.': 'in the notice of a submission',
} as const

export type QuotedText = keyof typeof QUOTED_TEXTS
