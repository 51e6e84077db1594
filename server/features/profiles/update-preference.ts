import type { ValidInput } from '#contract/endpoint.ts';
import { sentenceOf } from '#contract/messages.ts';
import { formNameOf, preferenceForm } from '#contract/preferences/preference-form.ts';
import type { updatePreference as contract } from '#contract/preferences/update-preference.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { findConflicts } from '#server/platform/find-conflicts.ts';
import { problem } from '#server/platform/problem.ts';
import { presentPreference } from './preference.presenter.ts';
import { lockPreference, storePreference } from './preference.repository.ts';
import type { Preference } from '#contract/preferences/stated-preference.ts';
import { readPreference } from './read-preference.ts';
import { showPreference, type ShownPreference } from './show-preference.ts';
import { changePreference, mergeMarks } from './stated-criteria.rules.ts';

/**
 * Changes what the form names and leaves everything else. Throws changed_elsewhere, with the fields, when a criterion was
 * changed since the client read it; marks of must-haves are put together instead.
 */
export async function updatePreference(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<ShownPreference> {
  const { previous = {}, ...form } = input;
  const { pp_must_have: previousMarks, ...previousCriteria } = previous;
  const choices = await findChoices(context);
  const changes = readPreference(form, choices);
  const now = context.now();

  await context.transact(async ({ database, memberChanged }) => {
    const current = await lockPreference(database, { accountId, now });
    const wanted = changePreference(current, withMarks(changes, { current, previousMarks }));
    refuseConflicts(
      findConflicts({
        previous: previousCriteria,
        current: presentPreference(current, choices),
        wanted: presentPreference(wanted, choices),
      }),
    );
    await storePreference(database, { accountId, now, preference: wanted });
    memberChanged(accountId);
  });
  return showPreference(context, accountId);
}

/** The changes with the marks put together, when the client says which ones it had read. */
function withMarks(
  changes: Partial<Preference>,
  { current, previousMarks }: { current: Preference; previousMarks: unknown },
): Partial<Preference> {
  const { mustHave: wanted } = changes;
  if (wanted === undefined || previousMarks === undefined) return changes;
  // Marks that do not read as such were never answered, and count as none.
  const previous = preferenceForm.shape.must_have.safeParse(previousMarks).data ?? [];
  return { ...changes, mustHave: mergeMarks({ previous, current: current.mustHave, wanted }) };
}

function refuseConflicts(wireNames: readonly string[]): void {
  if (wireNames.length === 0) return;
  const message = sentenceOf('validation.changed_elsewhere');
  throw problem('changed_elsewhere', {
    errors: wireNames.map((name) => ({ field: formNameOf(name), message })),
  });
}
