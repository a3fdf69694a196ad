/** Most characters of the note in a report. */
export const REPORT_NOTE_LIMIT = 500

/** Why a creation or a comment is reported, as stored and as a person reads it. */
export const REPORT_REASONS = {
  sexual: 'Nudity or sexual content',
  intimate: 'Shows me or somebody else intimately, without consent',
  minor: 'Harms or sexualises a child',
  violence: 'Violence or gore',
  hate: 'Hate or harassment',
  impersonation: 'Passes for a real person or misleads',
  copyright: 'Infringes my rights',
  spam: 'Spam or advertising',
  other: 'Something else',
} as const satisfies Record<string, string>

export type ReportReason = keyof typeof REPORT_REASONS
