const uniqueViolation = '23505';

/** Whether the database refused a row because another one already has its unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}
