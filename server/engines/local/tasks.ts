/** What the process of the models can do. Input and output are structured clones: typed arrays stay such. */
export const TASKS = {
  describeRuntime: async () => (await import('./tasks/describe-runtime.ts')).describeRuntime,
  enlargePicture: async () => (await import('./tasks/enlarge-picture.ts')).enlargePicture,
  restorePhoto: async () => (await import('./tasks/restore-photo.ts')).restorePhoto,
  judgeSafety: async () => (await import('./tasks/judge-safety.ts')).judgeSafety,
  cutOutSubject: async () => (await import('./tasks/cut-out-subject.ts')).cutOutSubject,
  readFace: async () => (await import('./tasks/read-face.ts')).readFace,
  cutOutPerson: async () => (await import('./tasks/cut-out-person.ts')).cutOutPerson,
  fill: async () => (await import('./tasks/fill.ts')).fill,
  diffuse: async () => (await import('./tasks/diffuse.ts')).diffuse,
} as const

export type TaskName = keyof typeof TASKS
type TaskFunction<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>
export type TaskInput<Name extends TaskName> = Parameters<TaskFunction<Name>>[0]
export type TaskOutput<Name extends TaskName> =
  TaskFunction<Name> extends (...given: never[]) => Promise<infer Output> ? Output : never
