/** An error that the operator can correct. */
export class ImportError extends Error {
  override name = 'ImportError';
}
