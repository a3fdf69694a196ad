/**
 * A bucket of a service that runs already, for the contract of storage: `http://key:secret@127.0.0.1:7480/bucket`.
 * It has to be there, and to hold nothing.
 */
export const RUNNING_BUCKET = process.env.S3_TEST ? new URL(process.env.S3_TEST) : null
