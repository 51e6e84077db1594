import { useEffect, useSyncExternalStore } from 'react';
import { loadLater } from '../load-later.ts';
import { createStore } from '../store.ts';
import type { Outcome } from './outcome-dialog.tsx';
import { showFailureToast } from './toasts.tsx';

/** The outcome on screen. Set it through `showOutcome`. */
export const shownOutcome = createStore<Outcome | null>(null);

/** Shows an outcome in the one dialog style. Works on every page; the dialog is loaded when it is first needed. */
export function showOutcome(outcome: Outcome): void {
  shownOutcome.set(outcome);
}

const OutcomeDialog = loadLater(loadOutcomeDialog);

/** Renders the outcome on screen. */
export function OutcomeHost() {
  const outcome = useSyncExternalStore(shownOutcome.subscribe, shownOutcome.read, () => null);
  if (outcome === null) return null;
  return (
    <OutcomeDialog outcome={outcome} onClose={() => shownOutcome.set(null)} onMissing={() => showAsToast()} />
  );
}

/** Loads the dialog before it is needed: its most frequent outcome is a lost connection. */
export function useReadyOutcomeDialog(): void {
  useEffect(() => {
    // Without a connection now, it is loaded when it is opened.
    loadOutcomeDialog().catch(() => undefined);
  }, []);
}

async function loadOutcomeDialog() {
  const { OutcomeDialog: dialog } = await import('./outcome-dialog.tsx');
  return dialog;
}

/** Shows the outcome in a toast when the dialog did not arrive. A question counts as answered with *Cancel*. */
function showAsToast(): void {
  const outcome = shownOutcome.read();
  shownOutcome.set(null);
  if (outcome === null) return;
  showFailureToast(`${outcome.title}: ${outcome.text}`);
  outcome.onClose?.();
}
