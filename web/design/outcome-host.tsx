import { useEffect, useSyncExternalStore } from 'react';
import { loadLater } from './load-later.ts';
import { shownOutcome } from './outcomes.ts';
import { showToast } from './toasts.ts';

const OutcomeDialog = loadLater(loadOutcomeDialog);

/** The place of the outcome dialog in the document. */
export function OutcomeHost() {
  const outcome = useSyncExternalStore(shownOutcome.subscribe, shownOutcome.read, () => null);
  if (outcome === null) return null;
  return (
    <OutcomeDialog
      outcome={outcome}
      onClose={() => shownOutcome.set(null)}
      onMissing={() => tellWithoutDialog()}
    />
  );
}

/** Has the dialog there before it is needed: what it says most often is that the connection is away. */
export function useReadyOutcomeDialog(): void {
  useEffect(() => {
    // Without a connection now, it is fetched when it is opened.
    loadOutcomeDialog().catch(() => undefined);
  }, []);
}

async function loadOutcomeDialog() {
  const { OutcomeDialog: dialog } = await import('./outcome-dialog.tsx');
  return dialog;
}

/** Says in a toast what the dialog would have said. A question counts as answered with *Cancel*. */
function tellWithoutDialog(): void {
  const outcome = shownOutcome.read();
  shownOutcome.set(null);
  if (outcome === null) return;
  showToast(`${outcome.title}: ${outcome.text}`);
  outcome.onClose?.();
}
