// Draws the sheet anew that the test of all drawings compares with: npm run painter:drawings
// Look at it before it is committed: whatever differs there was changed.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawSheet, SHEET, SHEET_NAMES } from './drawings-sheet.ts'

const { names, sheet } = drawSheet()
await writeFile(
  SHEET,
  await sharp(await sheet.encode('png'))
    .webp({ quality: 82, smartSubsample: true, effort: 6 })
    .toBuffer(),
)
await writeFile(SHEET_NAMES, `${names.join('\n')}\n`)
console.log(`${names.length} drawings are in ${SHEET}.`)
