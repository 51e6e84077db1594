import type { z } from 'zod';
import type { register } from '#contract/accounts/registration.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  showPreference as showPreferenceEndpoint,
  updatePreference as updatePreferenceEndpoint,
} from '#contract/preferences/own-preference.ts';
import { preferenceForm, readPreferenceForm, withoutPrefix } from '#contract/preferences/preference-form.ts';
import { criteria, emptyPreference, type Preference } from '#contract/preferences/preference.criteria.ts';
import { readRange } from '#contract/preferences/range.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { type Choices, findChoices, listCodesMeant } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { FirstWishes } from './first-wishes.ts';
import { showProfile } from './own-profile.ts';
import { withParts } from './neighbour-groups.rules.ts';
import { changePreference, mergeMarks, readStated } from './preference.rules.ts';
import { presentPreference } from './profiles.presenter.ts';
import { findPreference, lockPreference, storePreference } from './profiles.repository.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

type ShownPreference = { data: EndpointData<typeof showPreferenceEndpoint> } & EndpointExtra<
  typeof showPreferenceEndpoint
>;

/** The own preference, and how much of profile and preference is filled. */
export async function showPreference(context: Context, accountId: number): Promise<ShownPreference> {
  const choices = await findChoices(context);
  const preference = (await findPreference(context.database, accountId)) ?? emptyPreference;
  const { completion } = await showProfile(context, accountId);
  return { data: [presentPreference(preference, choices)], completion };
}

/**
 * Changes the criteria that the form names and leaves the others. Throws changed_elsewhere, with the fields, when a criterion
 * was changed since the client read it; must-have marks are merged instead.
 */
export async function updatePreference(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof updatePreferenceEndpoint> },
): Promise<ShownPreference> {
  const { previous: sentPrevious = {}, ...form } = input;
  const { pp_must_have: previousMarks, ...previous } = sentPrevious;
  const choices = await findChoices(context);
  const changes = readPreference(form, choices);
  const now = context.now();

  await context.transact(async ({ database, memberChanged }) => {
    const current = await lockPreference(database, { accountId, now });
    const wanted = changePreference(current, withMergedMarks(changes, { current, previousMarks }));
    refuseConflicts(
      {
        previous,
        current: presentPreference(current, choices),
        wanted: presentPreference(wanted, choices),
      },
      withoutPrefix,
    );
    await storePreference(database, { accountId, now, preference: wanted });
    memberChanged(accountId);
  });
  return showPreference(context, accountId);
}

/** The changes with merged marks, when the client sent the marks that it had read. */
function withMergedMarks(
  changes: Partial<Preference>,
  { current, previousMarks }: { current: Preference; previousMarks: unknown },
): Partial<Preference> {
  const { mustHave: wanted } = changes;
  if (wanted === undefined || previousMarks === undefined) return changes;
  // Invalid marks cannot come from an answer, and count as none.
  const previous = preferenceForm.shape.must_have.safeParse(previousMarks).data ?? [];
  return { ...changes, mustHave: mergeMarks({ previous, current: current.mustHave, wanted }) };
}

/** The criteria of a form as they are stored. Throws invalid_input for a value that is not allowed in its set. */
export function readPreference(
  sent: Partial<z.output<typeof preferenceForm>>,
  choices: Choices,
): Partial<Preference> {
  const result = readStated(readPreferenceForm(sent), (list, text) =>
    listCodesMeant(choices, { list, text }),
  );
  if ('stated' in result) return withPartsOfGroups(result.stated, choices);
  const wireName = preferenceWireNames[result.wrong.name];
  // The name that the client used; the plain one wins.
  const plainName = withoutPrefix(wireName);
  const sentNames = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  throw fieldProblem(sentNames.includes(plainName) ? plainName : wireName, result.wrong.key);
}

/** A wish for a group in general accepts each part of it. */
function withPartsOfGroups(stated: Partial<Preference>, choices: Choices): Partial<Preference> {
  const opened = (name: 'community' | 'denomination') => {
    const codes = stated[name];
    return codes && { [name]: withParts(codes, choices.get(name)?.byCode ?? new Map()) };
  };
  return { ...stated, ...opened('community'), ...opened('denomination') };
}

type WrittenWishes = Pick<ValidInput<typeof register>, 'pp_age' | 'pp_religion' | 'pp_community'>;

/**
 * The wishes of a registration as they are stored, without those that are not stated. A church or sect in place of a community is the
 * wish for that denomination. Throws invalid_input as `readPreference`.
 */
export function readFirstWishes(written: WrittenWishes, choices: Choices): FirstWishes {
  const listOf = (value: string | null | undefined) => (value ? [value] : undefined);
  const group = written.pp_community ?? '';
  const isIn = (list: ListName) => listCodesMeant(choices, { list, text: group }).length > 0;
  const isChurch = !isIn('community') && isIn('denomination');
  const { age, religion, community, denomination } = readPreference(
    {
      pp_age: readRange(written.pp_age ?? '', criteria.age),
      pp_religion: listOf(written.pp_religion),
      pp_community: isChurch ? undefined : listOf(group),
      pp_denomination: isChurch ? listOf(group) : undefined,
    },
    choices,
  );
  return {
    ...(age && { age }),
    ...(religion && { religion }),
    ...(community && { community }),
    ...(denomination && { denomination }),
  };
}
