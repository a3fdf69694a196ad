import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** Writes each letter as a file that any mail program opens, the same file for the same key. */
export function writeLetters(folder: string, publicUrl: string) {
  const { hostname } = new URL(publicUrl)
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (key: string, to: string, letter: { subject: string; paragraphs: string[] }) => {
    const { subject, paragraphs } = letter
    const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
    const { message } = await writer.sendMail({
      from: `Easel <easel@${hostname}>`,
      to,
      subject,
      messageId: `<${name}@${hostname}>`,
      text: [...paragraphs, `Your plan: ${publicUrl}/subscription`].join('\n\n'),
    })
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${name}.eml`), message as Buffer)
  }
}
