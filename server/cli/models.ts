import { readManifests } from '#server/engines/local/models/manifest.ts'
import { runModels } from './models-command.ts'

process.exitCode = await runModels(process.argv.slice(2), readManifests())
