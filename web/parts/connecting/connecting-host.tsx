import { useEffect, useSyncExternalStore } from 'react';
import { readOnline } from '#web/app/client/reachability.ts';
import { loadLater } from '#web/design/load-later.ts';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { closeConnectingDialog, shownConnectingDialog } from './open-connecting-dialog.ts';

const loadSend = () => import('./send-dialog.tsx');
const loadAnswer = () => import('./answer-dialog.tsx');

const dialogs = {
  send: loadLater(async () => (await loadSend()).SendDialog),
  answer: loadLater(async () => (await loadAnswer()).AnswerDialog),
  contact: loadLater(async () => (await import('./contact-dialog.tsx')).ContactDialog),
  report: loadLater(async () => (await import('./report-dialog.tsx')).ReportDialog),
};

/** After the screen itself. */
const quietMilliseconds = 4000;

/**
 * Draws the open dialog about a partner in the member area; each dialog is loaded when it is first opened. What is sent without a
 * connection waits, so the small dialogs that send are there before it is lost.
 */
export function ConnectingHost() {
  const sayMissing = useMissingNotice();
  const shown = useSyncExternalStore(shownConnectingDialog.subscribe, shownConnectingDialog.read, () => null);
  // The next member who signs in on this device must not see the dialog of the last one.
  useEffect(() => closeConnectingDialog, []);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (readOnline()) void Promise.allSettled([loadSend(), loadAnswer()]);
    }, quietMilliseconds);
    return () => window.clearTimeout(timer);
  }, []);
  if (shown === null) return null;
  const Dialog = dialogs[shown.name];
  const giveUp = () => {
    closeConnectingDialog();
    void sayMissing();
  };
  return (
    <Dialog
      key={`${shown.name} ${shown.partner.u_id}`}
      partner={shown.partner}
      place={shown.place}
      onClose={closeConnectingDialog}
      onMissing={giveUp}
    />
  );
}
