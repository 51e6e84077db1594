import { useEffect, useState } from 'react';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import type { ChoiceLists, LoadedChoices } from './choices.rules.ts';

/** After this the lists are unavailable, and a late answer no longer changes the form. */
const timeoutMilliseconds = 5000;

let cached: ChoiceLists | undefined;

/**
 * The choice lists for visitors, loaded when a dialog opens, without the query library of the areas. `known` are those with which the
 * server has drawn the page.
 */
export function useVisitorChoices(known: LoadedChoices = 'loading'): LoadedChoices {
  const [choices, setChoices] = useState<LoadedChoices>(cached ?? known);
  useEffect(() => {
    const settle = (found: LoadedChoices) =>
      setChoices((current) => (current === 'loading' ? found : current));
    const leaving = new AbortController();
    void loadChoices(leaving.signal).then(settle);
    const timeout = window.setTimeout(() => settle('unavailable'), timeoutMilliseconds);
    return () => {
      leaving.abort();
      window.clearTimeout(timeout);
    };
  }, []);
  return choices;
}

async function loadChoices(leaving: AbortSignal): Promise<LoadedChoices> {
  if (cached !== undefined) return cached;
  try {
    // The schema of the call is no part of a visitor's first script.
    const { listChoices } = await import('#contract/choices/list-choices.ts');
    // The form was closed while the schema was on its way.
    if (leaving.aborted) return 'unavailable';
    const answer = await callEndpoint(listChoices, {});
    if (answer.result && answer.data.religion.length > 0) cached = answer.data;
  } catch (error) {
    if (!(error instanceof ApiUnreachable) && !(error instanceof TypeError)) throw error;
  }
  return cached ?? 'unavailable';
}
