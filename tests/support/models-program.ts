// The operator's program for models, as it is, with the manifests of a test in place of the product's.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { runModels } from '#server/cli/models-command.ts'
import { modelManifest } from '#server/engines/local/models/manifest.ts'

const [file = '', ...args] = process.argv.slice(2)
process.exitCode = await runModels(args, z.array(modelManifest).parse(JSON.parse(readFileSync(file, 'utf8'))))
