import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import {
  countFitting,
  showPreference,
  suggestPreference,
  updatePreference,
} from '#contract/preferences/own-preference.ts';
import { criterionOf, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { ApiRefused, type Success } from '#web/app/client/answer.ts';
import { callEndpoint, loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { loadAnew } from '#web/app/client/stale-answers.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import type { SectionCalls } from '#web/parts/sections/use-saving-section.ts';
import {
  emptyPreference,
  listStated,
  readValues,
  writeForm,
  writePrevious,
  type FieldName,
  type PreferenceValues,
} from '#web/parts/criteria/preference-values.rules.ts';

/** The own preference. The answer of a save replaces it. */
export function preferenceQuery() {
  return endpointQuery(showPreference, {});
}

/** How many members fit a preference that is being edited. The previous count is shown until the new one arrives. */
export function countQuery(input: EndpointInput<typeof countFitting>) {
  return queryOptions({ ...endpointQuery(countFitting, input), placeholderData: keepPreviousData });
}

export type Counts = EndpointData<typeof countFitting>;

/** A preference that follows from the own profile. */
export function suggestionQuery() {
  return queryOptions({ ...endpointQuery(suggestPreference, {}), staleTime: 0 });
}

/** How a section of the preference is saved and loaded again. */
export function useSavingPreference(): SectionCalls<FieldName, CriterionName> {
  const queries = useQueryClient();
  const showSaved = useShowingSaved();
  return {
    save: async ({ changed, values, seen }) => {
      const input = { ...writeForm(changed, values), previous: writePrevious(changed, seen) };
      const answer = await callEndpoint(updatePreference, input);
      if (!answer.result) return answer;
      showSaved(answer);
      return undefined;
    },
    reload: async () => {
      const { data } = await loadAnew(queries, preferenceQuery());
      const [preference] = data;
      return preference && readValues(preference);
    },
    nameOf: criterionOf,
  };
}

type Change = { from: PreferenceValues; to: PreferenceValues; isUndo: boolean };

/** Saves suggestions with one press and takes them back with another, unless they were changed in between. */
export function useAcceptingSuggestion() {
  const t = usePreferenceTexts();
  const showSaved = useShowingSaved();
  const mutation = useMutation({
    mutationFn: ({ from, to }: Change) => {
      const fields = listStated(from, to);
      return loadEndpoint(updatePreference, {
        ...writeForm(fields, to),
        previous: writePrevious(fields, from),
      });
    },
    onSuccess: (answer, { from, to, isUndo }) => {
      showSaved(answer);
      if (isUndo) showToast(t('suggestion.undone'));
      else showToast(t('suggestion.saved'), () => mutation.mutate({ from: to, to: from, isUndo: true }));
    },
    onError: (error, change) =>
      showOutcome({
        tone: 'failure',
        title: t('saving.failedTitle'),
        text: error instanceof ApiRefused ? error.refusal.message : t('saving.failedText'),
        onRetry: () => mutation.mutate(change),
      }),
  });
  return {
    isSaving: mutation.isPending,
    accept: (suggested: PreferenceValues) =>
      mutation.mutate({ from: emptyPreference, to: suggested, isUndo: false }),
  };
}

/** Shows the answer of a save: the preference, and how much of profile and preference is filled. */
function useShowingSaved() {
  const queries = useQueryClient();
  return (answer: Success<typeof updatePreference>) => {
    const { completion } = answer;
    queries.setQueryData(preferenceQuery().queryKey, answer);
    queries.setQueryData(
      endpointQuery(showProfile, {}).queryKey,
      (profile) => profile && { ...profile, completion },
    );
  };
}
