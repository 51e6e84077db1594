import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EndpointExtra } from '#contract/calls/endpoint.ts';
import { type suggestPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { ApiRefused, ApiUnreachable } from '#web/app/client/answer.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { countQuery, preferenceQuery, suggestionQuery } from '#web/parts/criteria/use-own-preference.ts';
import {
  emptyPreference,
  isEmpty,
  listStated,
  readValues,
  writeForm,
  writePrevious,
  writeWhole,
  type PreferenceValues,
} from '#web/parts/criteria/preference-values.rules.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';

/**
 * The own preference as it is stored. A member who has stated nothing gets what follows from the own profile; every part of it is on the
 * screen and can be changed with a tap.
 */
export function useWishes() {
  const query = useQuery(preferenceQuery());
  const preference = query.data?.data[0];
  const values = useMemo(() => (preference === undefined ? undefined : readValues(preference)), [preference]);
  const { save, isSaving } = useSavingWishes();
  const { isPrefilling, nobodyOf } = usePrefilling(values, save);
  return {
    query,
    values: isPrefilling ? undefined : values,
    hasFailed: hasFailed(query),
    isSaving,
    nobodyOf,
    /** Resolves to whether the change is stored. */
    change: async (to: PreferenceValues) => (values === undefined ? false : save({ from: values, to })),
  };
}

/** Of which own group, language and state nobody fits. */
export type NobodyOf = EndpointExtra<typeof suggestPreference>['nobody_of'];

type Change = { from: PreferenceValues; to: PreferenceValues };

function useSavingWishes() {
  const t = useWelcomeTexts();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const save = async ({ from, to }: Change): Promise<boolean> => {
    const changed = listStated(from, to).filter((field) => from[field] !== to[field]);
    if (changed.length === 0) return true;
    setSaving(true);
    try {
      const answer = await loadEndpoint(updatePreference, {
        ...writeForm(changed, to),
        previous: writePrevious(changed, from),
      });
      queries.setQueryData(preferenceQuery().queryKey, answer);
      return true;
    } catch (error) {
      if (!(error instanceof ApiRefused || error instanceof ApiUnreachable)) throw error;
      const isConflict = error instanceof ApiRefused && error.refusal.code === 'changed_elsewhere';
      showToast(t(isConflict ? 'wishes.changedElsewhere' : 'wishes.failed'));
      await reloadAnswers(queries, { queryKey: preferenceQuery().queryKey });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

/** Stores the suggestion once for a member who has stated nothing. Returns whether that is still under way, and of which of its parts nobody fits. */
function usePrefilling(
  values: PreferenceValues | undefined,
  save: (change: Change) => Promise<boolean>,
): { isPrefilling: boolean; nobodyOf: NobodyOf } {
  const [isDone, setDone] = useState(false);
  const isNeeded = values !== undefined && isEmpty(values) && !isDone;
  const suggestion = useQuery({ ...suggestionQuery(), enabled: isNeeded });
  const suggested = suggestion.data?.data[0];
  const isStarted = useRef(false);
  const prefill = useEffectEvent(async () => {
    if (suggested === undefined || isStarted.current) return;
    isStarted.current = true;
    await save({ from: emptyPreference, to: readValues(suggested) });
    setDone(true);
  });
  useEffect(() => {
    if (isNeeded && suggested !== undefined) void prefill();
  }, [isNeeded, suggested]);
  // It is about the suggestion, and may be wrong about other wishes.
  const isUnchanged = isDone && isSame(values, suggested && readValues(suggested));
  // Without a suggestion the screen is shown all the same.
  const isPrefilling = isNeeded && !hasFailed(suggestion);
  return { isPrefilling, nobodyOf: isUnchanged ? (suggestion.data?.nobody_of ?? []) : [] };
}

function isSame(one?: PreferenceValues, other?: PreferenceValues): boolean {
  if (one === undefined || other === undefined) return false;
  return listStated(one, other).every((field) => one[field] === other[field]);
}

/** How many people fit everything; undefined while they are counted, null when that failed. */
export function useFittingCount(
  values: PreferenceValues,
): { count: number; hasMore: boolean } | null | undefined {
  const query = useQuery(countQuery(writeWhole(values)));
  if (query.data !== undefined) {
    const { count, has_more: hasMore } = query.data.data.fitting;
    return { count, hasMore };
  }
  return hasFailed(query) ? null : undefined;
}
