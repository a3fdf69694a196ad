/** Thrown by a job's handler when trying again is of no use: the job has failed for good. */
export class PermanentError extends Error {}
