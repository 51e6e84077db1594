/** PostgreSQL's code for a row that refers to a missing one. */
const foreignKeyViolation = '23503';

/** Whether a change referred to a row that was deleted at the same time, such as that of a member who was erased. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === foreignKeyViolation;
}

/** PostgreSQL's code for a value that another row has. */
const uniqueViolation = '23505';

/** Whether a change would give two rows a value that only one may have. */
export function isAlreadyTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}

/** Network failures, and PostgreSQL's codes for shutting down, starting up and having too many connections. */
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** The driver's messages without a code. */
const unreachableMessages = /timeout exceeded when trying to connect|Connection terminated/i;

/** Whether the database cannot be reached at present, so that the same call may succeed later. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && unreachableCodes.has(String(error.code))) return true;
  return unreachableMessages.test(error.message);
}
