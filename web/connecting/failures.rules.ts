const failures = new Set(['unexpected_error', 'unavailable']);

/** Whether the service itself failed: nothing about what was asked for was wrong. */
export function isServiceFailure({ code }: { code: string }): boolean {
  return failures.has(code);
}
