import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { updateProfile } from '#contract/profiles/update-profile.ts';
import { ApiRefused, ApiUnreachable, type Refusal, type Success } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { changeSessionPerson } from '#web/api/session-person.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { forgetComparisons } from '#web/partners/forget-comparisons.ts';
import { profileQuery } from './profile.queries.ts';
import {
  factOfFormName,
  readValues,
  writeForm,
  writePrevious,
  type ProfileValues,
} from './profile-values.rules.ts';
import { useConflicts } from './use-conflicts.ts';
import type { SectionForm } from './use-section-form.ts';

type Saved = Success<typeof updateProfile>;

type Actions = {
  /** Everything is saved, or there was nothing to save. */
  onSaved: () => void;
  /** Sends the form once more: after a failure, or once the person has decided about every conflict. */
  onAgain: () => void;
};

/** The service itself failed: nothing about the input was wrong. */
const failures = new Set(['unexpected_error', 'unavailable']);

/**
 * Saves what was changed in a section, and nothing else, so that two windows with different sections lose nothing. With
 * it goes what the person had seen; what somebody changed meanwhile is asked about field by field.
 */
export function useSavingSection(section: SectionForm, { onSaved, onAgain }: Actions) {
  const t = useProfileTexts();
  const queries = useQueryClient();
  const [isUnsent, setUnsent] = useState(false);
  const conflicts = useConflicts(section, onAgain);
  const { form, facts } = section;

  const keep = (answer: Saved) => {
    queries.setQueryData(profileQuery().queryKey, answer);
    forgetComparisons(queries);
    const [profile] = answer.data;
    const name = `${profile?.u_firstname ?? ''} ${profile?.u_lastname ?? ''}`.trim();
    changeSessionPerson({ name });
    showToast(t('saving.done'));
    onSaved();
  };

  const fail = (text: string) => {
    setUnsent(true);
    showOutcome({ tone: 'failure', title: t('saving.failedTitle'), text, onRetry: onAgain });
  };

  const ask = async (refusal: Refusal) => {
    const { data } = await queries.query({ ...profileQuery(), staleTime: 0 });
    const marked = (refusal.errors ?? []).flatMap(({ field }) => factOfFormName(field) ?? []);
    for (const profile of data) conflicts.open(marked, readValues(profile));
  };

  const refuse = async (refusal: Refusal) => {
    // The way to sign in opens by itself, and the draft waits.
    if (refusal.code === 'not_signed_in') return undefined;
    if (refusal.code === 'changed_elsewhere') return ask(refusal);
    const wrong = listWrong(refusal, facts);
    for (const [index, { fact, message }] of wrong.entries())
      form.setError(fact, { message }, { shouldFocus: index === 0 });
    if (wrong.length === 0) fail(failures.has(refusal.code) ? t('saving.failedText') : refusal.message);
    return undefined;
  };

  const send = async () => {
    const { changed, values, seen } = section.readChanges();
    setUnsent(false);
    if (changed.length === 0) {
      showToast(t('saving.nothing'));
      return onSaved();
    }
    try {
      const input = { ...writeForm(changed, values), previous: writePrevious(changed, seen) };
      const answer = await callEndpoint(updateProfile, input);
      return answer.result ? keep(answer) : await refuse(answer);
    } catch (error) {
      if (!(error instanceof ApiUnreachable || error instanceof ApiRefused)) throw error;
      return fail(t(error instanceof ApiUnreachable ? 'saving.offline' : 'saving.failedText'));
    }
  };

  const focusWrong = (wrong: FieldErrors<ProfileValues>) => {
    const first = facts.find((fact) => Object.hasOwn(wrong, fact));
    if (first !== undefined) form.setFocus(first);
  };

  const sendOnce = useOneAtATime((_press: undefined) => form.handleSubmit(send, focusWrong)());

  return { submit: () => void sendOnce(undefined), isUnsent, conflicts };
}

/** What the server found wrong with fields of this section, in the order of the section. */
function listWrong(refusal: Refusal, facts: readonly FormFact[]): { fact: FormFact; message: string }[] {
  const messages = new Map(
    (refusal.errors ?? []).map(({ field, message }) => [factOfFormName(field), message]),
  );
  return facts.flatMap((fact) => {
    const message = messages.get(fact);
    return message === undefined ? [] : [{ fact, message }];
  });
}
