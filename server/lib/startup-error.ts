/** Ends the program with sentences for the operator, without a stack: nothing is broken but the start. */
export class StartupError extends Error {}
