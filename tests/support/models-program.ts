// The operator's program for models, as it is, with the manifests of a test in place of the product's.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { runCommand } from '#server/cli/command.ts'
import { modelsCommand } from '#server/cli/models-command.ts'
import { modelManifest } from '#server/engines/local/models/manifest.ts'

const [file = '', ...args] = process.argv.slice(2)
const manifests = z.array(modelManifest).parse(JSON.parse(readFileSync(file, 'utf8')))
process.exitCode = await runCommand('models', modelsCommand(manifests), args)
