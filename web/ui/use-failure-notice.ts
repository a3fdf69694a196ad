import { useEffect } from 'react'
import { sentenceOf } from '../lib/call.ts'
import { notifyError } from './toasts.ts'

/** Tells once of each failure to load something: `title` says what, the error why. */
export function useFailureNotice(title: string, error: unknown): void {
  useEffect(() => {
    if (error) notifyError(title, sentenceOf(error))
  }, [title, error])
}
