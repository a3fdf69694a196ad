import type { Site } from '#contract/site.ts'

export type Question = { question: string; answer: string }

/** What people ask before they begin. */
export const questionsOf = ({ product, email }: Site): readonly Question[] => [
  {
    question: `What can I make with ${product}?`,
    answer:
      'Pictures from words, new pictures from a photograph or a sketch, logos, emoji and stickers, and repairs: a new background, another color, a larger size. Every mode shows an example and its price before you begin.',
  },
  {
    question: 'How do credits work?',
    answer:
      'Each creation costs as many credits as its button says. If a picture fails or you cancel it while it waits, all its credits come back by themselves.',
  },
  {
    question: 'Do unused credits roll over?',
    answer:
      'Yes. Credits stay in your account until you spend them, those of a plan as well as those of a pack.',
  },
  {
    question: 'Which payment methods do you accept?',
    answer: 'Cards and PayPal. Payment happens in an embedded checkout; we never see the number.',
  },
  {
    question: 'Can I keep my creations private?',
    answer:
      'Yes, with a plan that includes private creations: each has its own switch. Without one, what you make hangs on the public wall.',
  },
  {
    question: 'Who owns the pictures?',
    answer:
      'You do, as far as the law gives rights in what a machine made. You allow us to show public ones on this site.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'Press Cancel Subscription on the subscription page. Your plan stays active until the end of the period that is paid.',
  },
  {
    question: 'Is there a free plan?',
    answer: 'Yes. It starts with 135 credits and asks for no card.',
  },
  {
    question: 'How do I reach support?',
    answer: `Write to ${email}. We reply within 3 business days.`,
  },
]
