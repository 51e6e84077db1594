import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownOutcome } from './outcomes.ts';

const OutcomeDialog = lazy(async () => ({ default: (await import('./outcome-dialog.tsx')).OutcomeDialog }));

/** The place of the outcome dialog in the document. */
export function OutcomeHost() {
  const outcome = useSyncExternalStore(shownOutcome.subscribe, shownOutcome.read, () => null);
  if (outcome === null) return null;
  return (
    <Suspense>
      <OutcomeDialog outcome={outcome} onClose={() => shownOutcome.set(null)} />
    </Suspense>
  );
}
