import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { updatePreference } from '#contract/preferences/update-preference.ts';
import { ApiRefused, ApiUnreachable, type Refusal } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import { preferenceQuery } from './preference.queries.ts';
import { criterionOf, readValues, writeForm, writePrevious } from './preference-values.rules.ts';
import { useConflicts } from './use-conflicts.ts';
import { useKeptAnswer } from './use-kept-answer.ts';
import type { PreferenceForm } from './use-preference-form.ts';

/** The service itself failed: nothing about the input was wrong. */
const failures = new Set(['unexpected_error', 'unavailable']);

type Ways = {
  /** Sends the form once more. */
  sendAgain: () => void;
  onSaved: () => void;
};

/**
 * Saves what was changed in a section, and nothing else. With it goes what the person had seen; what somebody changed
 * meanwhile is asked about criterion by criterion.
 */
export function useSavingPreference(form: PreferenceForm, { sendAgain, onSaved }: Ways) {
  const t = usePreferenceTexts();
  const queries = useQueryClient();
  const keepAnswer = useKeptAnswer();
  const conflicts = useConflicts(form, sendAgain);
  const [isSaving, setSaving] = useState(false);
  const [isUnsent, setUnsent] = useState(false);

  const fail = (text: string) => {
    setUnsent(true);
    showOutcome({ tone: 'failure', title: t('saving.failedTitle'), text, onRetry: sendAgain });
  };

  const ask = async (refusal: Refusal) => {
    const { data } = await queries.query({ ...preferenceQuery(), staleTime: 0 });
    const marked = (refusal.errors ?? []).flatMap(({ field }) => criterionOf(field) ?? []);
    for (const preference of data) conflicts.open(marked, readValues(preference));
  };

  const refuse = async (refusal: Refusal) => {
    // The way to sign in opens by itself, and the draft waits.
    if (refusal.code === 'not_signed_in') return undefined;
    if (refusal.code === 'changed_elsewhere') return ask(refusal);
    const wrong = listWrong(refusal, form.names);
    const [first] = wrong;
    form.setErrors(Object.fromEntries(wrong));
    if (first !== undefined) return form.focus(first[0]);
    return fail(failures.has(refusal.code) ? t('saving.failedText') : refusal.message);
  };

  const send = async () => {
    const { values, seen, changed } = form;
    const input = { ...writeForm(changed, values), previous: writePrevious(changed, seen) };
    const answer = await callEndpoint(updatePreference, input);
    if (!answer.result) return refuse(answer);
    keepAnswer(answer);
    showToast(t('saving.done'));
    return onSaved();
  };

  const trySending = useOneAtATime(async (_press: undefined) => {
    setSaving(true);
    setUnsent(false);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiUnreachable || error instanceof ApiRefused)) throw error;
      fail(t(error instanceof ApiUnreachable ? 'saving.offline' : 'saving.failedText'));
    } finally {
      setSaving(false);
    }
  });

  const submit = () => {
    const [wrong] = form.outOfOrder;
    if (wrong !== undefined) return form.focus(wrong);
    if (form.changed.length > 0) return void trySending(undefined);
    showToast(t('saving.nothing'));
    return onSaved();
  };

  return { submit, isSaving, isUnsent, conflicts };
}

/** What the server found wrong with criteria of this section, in the order of the section. */
function listWrong(refusal: Refusal, names: readonly CriterionName[]): [CriterionName, string][] {
  const messages = new Map((refusal.errors ?? []).map(({ field, message }) => [criterionOf(field), message]));
  return names.flatMap((name): [CriterionName, string][] => {
    const message = messages.get(name);
    return message === undefined ? [] : [[name, message]];
  });
}
