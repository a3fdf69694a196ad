import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useCreateBox } from '../features/create/context.tsx'
import { fetchTemplate } from '../features/templates/api.ts'
import { sentenceOf } from '../lib/call.ts'
import { useSession } from '../lib/session.ts'
import { notifyError } from '../ui/toasts.ts'

const NAME = 'config'

/**
 * Fills in the create box as the address says: its parameter `config` is form data as JSON. What is no
 * JSON is logged and ignored. The parameter then leaves the address, so that a reload keeps what the
 * person has changed since.
 */
export function useConfiguration(): void {
  const box = useCreateBox()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const text = search.get(NAME)
  // Once somebody is signed in, because only then a draft is taken up, which must not win over the address.
  const given = user ? text : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each configuration once
  useEffect(() => {
    if (given === null) return
    setSearch(
      now => {
        now.delete(NAME)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
    const data = read(given)
    if (!data) return
    box.applyConfiguration(data)
    const { templateId } = data
    if (typeof templateId !== 'string') return
    fetchTemplate(templateId).then(
      ({ formFiles }) => {
        // By now the person may have begun something else.
        if (formFiles.length > 0 && box.read().form.templateId === templateId) {
          box.applyConfiguration(data, formFiles)
        }
      },
      error => notifyError('Load resource failed', sentenceOf(error)),
    )
  }, [given])
}

function read(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null && !Array.isArray(data))
      return data as Record<string, unknown>
    console.warn('The configuration in the address is no object and was ignored.')
  } catch (error) {
    console.warn('The configuration in the address is not valid JSON and was ignored.', error)
  }
  return null
}
