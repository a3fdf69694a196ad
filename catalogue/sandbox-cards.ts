/** Card numbers that the sandbox knows. None of them is anybody's card. */
export const SANDBOX_CARDS = [
  { key: 'good', number: '4242 4242 4242 4242', meaning: 'Payment succeeds' },
  { key: 'declined', number: '4000 0000 0000 0002', meaning: 'Card is declined' },
  { key: 'asksForConfirmation', number: '4000 0025 0000 3155', meaning: 'Bank asks for confirmation' },
  { key: 'declinesLater', number: '4000 0000 0000 0341', meaning: 'Succeeds now, renewals are declined' },
] as const
