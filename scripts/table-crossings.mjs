// A store speaks the tables of its own module. Every exception stands here with its reason; the check of
// boundaries refuses what is missing and what is no longer true. Tables in server/database belong to everybody.

/** @typedef {{ store: string, tables: string[], reason: string }} Crossing */

/** @type {readonly Crossing[]} */
export const CROSSINGS = [
  {
    store: 'server/modules/identity/identity.store.ts',
    tables: ['users'],
    reason:
      'Every request asks whether its session counts: one statement says that its person is neither gone nor banned.',
  },
  {
    store: 'server/modules/creations/creations.store.ts',
    tables: ['hidden_people'],
    reason:
      'Lists leave out whom the viewer hid. As one statement a page is read by its index alone, however many people are hidden.',
  },
  {
    store: 'server/modules/comments/comments.store.ts',
    tables: ['hidden_people'],
    reason: 'Comments leave out whom the viewer hid, as the lists of creations do.',
  },
  {
    store: 'server/modules/notifications/notifications.store.ts',
    tables: ['hidden_people'],
    reason: 'Nobody is told what somebody did whom they hid, then or since.',
  },
  {
    store: 'server/modules/notifications/notifications.store.ts',
    tables: ['mails'],
    reason:
      'What was written to a person already is left out of the next e-mail in the statement that reads it.',
  },
  {
    store: 'server/modules/reports/reports.store.ts',
    tables: ['comments', 'creations'],
    reason: 'An operator reads a report together with what it is about, hidden or deleted as it may be.',
  },
  {
    store: 'server/modules/operations/diagnostics.store.ts',
    tables: ['creations'],
    reason: 'Operators look across modules; operations reads and never writes.',
  },
  {
    store: 'server/modules/operations/margins.store.ts',
    tables: ['creations'],
    reason: 'Operators look across modules; operations reads and never writes.',
  },
  {
    store: 'server/modules/operations/metrics.store.ts',
    tables: ['creations'],
    reason: 'Operators look across modules; operations reads and never writes.',
  },
]
