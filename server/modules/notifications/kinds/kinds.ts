import type { NotificationKind } from '#contract/notifications.ts'
import { comment } from './comment.ts'
import type { Kind, NotificationData } from './kind.ts'
import { remix } from './remix.ts'

/** Every kind of the contract: one that is missing here does not compile. */
const KINDS = {
  comment,
  remix,
} satisfies {
  [Name in NotificationKind]: Pick<Kind<Name, never>, 'about' | 'shows' | 'present'>
}

type PayloadOf<Name extends NotificationKind> = ReturnType<(typeof KINDS)[Name]['payload']['parse']>

/** A notification to be written, of any kind. */
export type NewNotification = {
  [Name in NotificationKind]: { kind: Name } & NotificationData<PayloadOf<Name>>
}[NotificationKind]

/** A kind for code that treats all alike: its payload has been checked by its own schema, or has to be. */
export const kindOf = (name: NotificationKind) => KINDS[name] as unknown as Kind<NotificationKind, unknown>
