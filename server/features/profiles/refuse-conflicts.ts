import { sentenceOf } from '#contract/calls/sentences.ts';
import { findConflicts } from '#server/platform/find-conflicts.ts';
import { problem } from '#server/platform/problem.ts';

/**
 * Throws changed_elsewhere, with the fields under their names in the form, when values were changed since the client read
 * them (decision 13).
 */
export function refuseConflicts(
  values: Parameters<typeof findConflicts>[0],
  formNameOf: (wireName: string) => string,
): void {
  const wireNames = findConflicts(values);
  if (wireNames.length === 0) return;
  const message = sentenceOf('validation.changed_elsewhere');
  throw problem('changed_elsewhere', {
    errors: wireNames.map((name) => ({ field: formNameOf(name), message })),
  });
}
