import { useEffect, useSyncExternalStore } from 'react';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { closeConnectingDialog, shownConnectingDialog } from './open-connecting-dialog.ts';

const dialogs = {
  send: loadLater(async () => (await import('./send-dialog.tsx')).SendDialog),
  answer: loadLater(async () => (await import('./answer-dialog.tsx')).AnswerDialog),
  contact: loadLater(async () => (await import('./contact-dialog.tsx')).ContactDialog),
  report: loadLater(async () => (await import('./report-dialog.tsx')).ReportDialog),
};

/** Draws the open dialog about a partner in the member area; each dialog is loaded when it is first opened. */
export function ConnectingHost() {
  const t = useCommonTexts();
  const shown = useSyncExternalStore(shownConnectingDialog.subscribe, shownConnectingDialog.read, () => null);
  // The next member who signs in on this device must not see the dialog of the last one.
  useEffect(() => closeConnectingDialog, []);
  if (shown === null) return null;
  const Dialog = dialogs[shown.name];
  const giveUp = () => {
    closeConnectingDialog();
    showToast(t('states.unreachable'));
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
