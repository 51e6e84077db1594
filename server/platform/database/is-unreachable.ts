/** Network failures, and PostgreSQL's words for shutting down, starting up and having no connection left. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** What the driver says without a code. */
const sentences = /timeout exceeded when trying to connect|Connection terminated/i;

/** Whether an error means that the database cannot be reached just now: waiting may help, a mended call does not. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || sentences.test(error.message);
}
