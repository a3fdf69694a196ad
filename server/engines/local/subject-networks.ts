/** Networks that tell any subject from what is behind it, by the names of their manifests; the finest first. */
export const SUBJECT_NETWORKS = ['birefnet-lite', 'isnet'] as const
export type SubjectNetwork = (typeof SUBJECT_NETWORKS)[number]
