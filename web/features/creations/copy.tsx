import { Copy, Link } from 'lucide-react'
import type { Creation } from '#contract/creations.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { notify } from '#web/ui/toasts.ts'

export async function copyPrompt(creation: Creation): Promise<void> {
  await copyText(creation.prompt)
  notify('Prompt copied!', null, <Copy size={20} />)
}

export async function copyLink(creation: Creation): Promise<void> {
  await copyText(`${location.origin}/creation/${creation.id}`)
  notify('Link copied!', null, <Link size={20} />)
}
