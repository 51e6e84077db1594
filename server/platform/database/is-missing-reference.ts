/** PostgreSQL's code for a row that would refer to one that is not there. */
const foreignKeyViolation = '23503';

/** Whether what a change wanted to refer to went away meanwhile, such as a member who was erased at this moment. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
}
