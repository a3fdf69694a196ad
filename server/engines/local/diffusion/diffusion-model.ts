import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Network, NetworkLoader } from '../network.ts'
import { type ClipTokenizer, createClipTokenizer } from './clip-tokenizer.ts'
import { type SchedulerConfig, schedulerConfig } from './scheduler.ts'
import { readTokenizerFiles } from './tokenizer-files.ts'

/** A latent diffusion model in a folder, as diffusers exports it to ONNX, and how it is run. */
export type DiffusionModel = {
  folder: string
  sampler: 'euler' | 'lcm'
  /** Latents of a picture are multiplied by it after the encoder. */
  encodeScale: number
  /** And by this before the decoder. TAESD's is 1, beside a full encoder's 0.18215. */
  decodeScale: number
  /** The id that fills a short prompt. */
  padToken: number
  /** Holds the networks of one stage at a time: less memory, and loading anew for each picture. */
  isFrugal: boolean
}

export type Part = 'text_encoder' | 'unet' | 'controlnet' | 'vae_encoder' | 'vae_decoder'

/** The networks of one model, loaded when they are asked for. */
export type Parts = {
  /** Where the model is frugal, everything that the stage does not need is let go first. */
  stage<Names extends readonly Part[]>(...names: Names): Promise<{ [At in keyof Names]: Network }>
  has(name: Part): boolean
}

const PARTS: readonly Part[] = ['text_encoder', 'unet', 'controlnet', 'vae_encoder', 'vae_decoder']

/** Frees every network of the model. */
export async function releaseModel(folder: string, { release }: NetworkLoader): Promise<void> {
  for (const part of PARTS) await release(fileOf(folder, part))
}

export function openParts({ folder, isFrugal }: DiffusionModel, { load, release }: NetworkLoader): Parts {
  return {
    async stage(...names) {
      for (const part of PARTS) if (isFrugal && !names.includes(part)) await release(fileOf(folder, part))
      const networks: Network[] = []
      for (const name of names) networks.push(await load(fileOf(folder, name)))
      return networks as { [At in keyof typeof names]: Network }
    },
    has: name => existsSync(fileOf(folder, name)),
  }
}

/** @throws TokenizerError, or what the files' readers throw */
export const readTokenizer = ({ folder, padToken }: DiffusionModel): ClipTokenizer =>
  createClipTokenizer({ ...readTokenizerFiles(join(folder, 'tokenizer')), padToken })

/** What the folder says of the training, where it says it, under the manifest's sampler. */
export function readSchedulerConfig({ folder, sampler }: DiffusionModel): SchedulerConfig {
  const path = join(folder, 'scheduler/scheduler_config.json')
  const found = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const name = sampler === 'lcm' ? 'LCMScheduler' : 'EulerDiscreteScheduler'
  return schedulerConfig.parse({ ...found, _class_name: name })
}

const fileOf = (folder: string, part: Part): string => join(folder, part, 'model.onnx')
