import type { Subject } from './scene.ts'

/** A subject and all that it carries, and that they carry in turn. */
export const withBorne = (subject: Subject): Subject[] => [
  subject,
  ...(subject.bears ?? []).flatMap(({ subject: borne }) => withBorne(borne)),
]
