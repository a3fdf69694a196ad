import * as z from 'zod'
import { REPORT_REASONS, type ReportReason } from '#contract/report-limits.ts'
import type { Log } from '#server/lib/log.ts'
import { recordSecurity, type SecurityEvent } from '#server/lib/security-log.ts'
import type { ReportsService } from './reports.service.ts'
import type { ReportView } from './reports.store.ts'

const target = z.string().regex(/^(cre|com)_[0-9a-z]{26}$/)
const person = z.string().regex(/^usr_[0-9a-z]{26}$/)

/** What an operator can ask for, as it travels to the server that runs. */
export const operatorCommand = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.literal('show'), id: z.string().regex(/^(rep|cre|com)_[0-9a-z]{26}$/) }),
  z.object({ action: z.literal('hide'), id: target, reason: z.string().max(500).default('') }),
  z.object({ action: z.literal('restore'), id: target }),
  z.object({ action: z.literal('keep'), id: target }),
  z.object({ action: z.literal('ban'), id: person }),
  z.object({ action: z.literal('unban'), id: person }),
])
export type OperatorCommand = z.infer<typeof operatorCommand>

/** Lines to print, and whether the command did what it says. */
export const operatorResult = z.object({ isDone: z.boolean(), lines: z.array(z.string()) })
export type OperatorResult = z.infer<typeof operatorResult>

/** What the owner of a hidden creation reads when the operator gives no reason. */
const DEFAULT_REASON = 'It breaks the rules of this site.'

const RECORDED: Partial<Record<OperatorCommand['action'], SecurityEvent>> = {
  hide: 'hidden',
  restore: 'restored',
  ban: 'banned',
  unban: 'unbanned',
}

/** Carries out what the operator asked for, and records who that was, by the account on the machine. */
export async function runOperatorCommand(
  { reports, log }: { reports: ReportsService; log: Log },
  command: OperatorCommand,
  by: string,
): Promise<OperatorResult> {
  const result = await carryOut(reports, command)
  const event = RECORDED[command.action]
  if (event && result.isDone && 'id' in command) recordSecurity(log, event, { by, target: command.id })
  return result
}

async function carryOut(reports: ReportsService, command: OperatorCommand): Promise<OperatorResult> {
  const done = (...lines: string[]): OperatorResult => ({ isDone: true, lines })
  const missing = (what: string): OperatorResult => ({ isDone: false, lines: [`There is no such ${what}.`] })
  switch (command.action) {
    case 'list': {
      const open = await reports.openReports()
      return done(...(open.length > 0 ? open.map(lineOf) : ['No reports wait for a decision.']))
    }
    case 'show': {
      const about = await reports.reportsAbout(command.id)
      return about.length > 0
        ? done(...about.flatMap(linesOf))
        : missing('report, and no report about that id')
    }
    case 'hide': {
      const settled = await reports.hide(command.id, command.reason.trim() || DEFAULT_REASON)
      return settled === null ? missing('creation or comment') : done(`Hidden. ${reportsText(settled)}`)
    }
    case 'restore':
      return (await reports.restore(command.id)) ? done('Shown again.') : missing('creation or comment')
    case 'keep':
      return done(`Kept. ${reportsText(await reports.keep(command.id))}`)
    case 'ban':
      return (await reports.setBanned(command.id, true))
        ? done('Banned. The person was signed out everywhere and cannot sign in.')
        : missing('person')
    case 'unban':
      return (await reports.setBanned(command.id, false))
        ? done('The person can sign in again.')
        : missing('person')
  }
}

const reportsText = (amount: number) =>
  amount === 1 ? '1 report was closed.' : `${amount} reports were closed.`

const targetOf = ({ commentId, creationId }: ReportView) => commentId ?? creationId

const lineOf = (report: ReportView) =>
  `${report.createdAt.toISOString().slice(0, 16)}  ${targetOf(report)}  ${reasonOf(report)}  (${report.id})`

function linesOf(report: ReportView): string[] {
  const { id, creationId, commentId, ownerId, prompt, message, note, decision } = report
  const isHidden = (commentId ? report.commentHiddenAt : report.creationHiddenAt) !== null
  return [
    `report    ${id}`,
    `about     ${targetOf(report)}${isHidden ? ' (hidden)' : ''}, by ${ownerId}`,
    `picture   /creation/${creationId}  ${oneLine(prompt)}`,
    ...(commentId ? [`comment   ${oneLine(message ?? '')}`] : []),
    `reason    ${reasonOf(report)}`,
    ...(note ? [`note      ${oneLine(note)}`] : []),
    `decision  ${decision ?? 'none yet'}`,
    '',
  ]
}

const reasonOf = ({ reason }: ReportView) => REPORT_REASONS[reason as ReportReason] ?? reason

/** Nobody's text moves the cursor of the operator's terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
