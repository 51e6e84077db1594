import { useEffect, useState } from 'react';
import { listChoices } from '#contract/choices/list-choices.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import type { ChoiceLists, LoadedChoices } from './choices.rules.ts';

/** After this the lists count as unavailable, and a late answer changes nothing under the finger. */
const patienceMilliseconds = 5000;

let known: ChoiceLists | undefined;

/** The choice lists for visitors, asked for when a dialog opens; does without the query library of the areas. */
export function useVisitorChoices(): LoadedChoices {
  const [choices, setChoices] = useState<LoadedChoices>(known ?? 'loading');
  useEffect(() => {
    const settle = (found: LoadedChoices) =>
      setChoices((current) => (current === 'loading' ? found : current));
    void loadChoices().then(settle);
    const patience = window.setTimeout(() => settle('unavailable'), patienceMilliseconds);
    return () => window.clearTimeout(patience);
  }, []);
  return choices;
}

async function loadChoices(): Promise<LoadedChoices> {
  if (known !== undefined) return known;
  try {
    const answer = await callEndpoint(listChoices, {});
    if (answer.result && answer.data.religion.length > 0) known = answer.data;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
  return known ?? 'unavailable';
}
