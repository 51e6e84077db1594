import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/toasts.ts';
import { closeConnectingDialog, shownConnectingDialog } from './open-connecting-dialog.ts';

const dialogs = {
  send: loadLater(async () => (await import('./send-dialog.tsx')).SendDialog),
  answer: loadLater(async () => (await import('./answer-dialog.tsx')).AnswerDialog),
  contact: loadLater(async () => (await import('./contact-dialog.tsx')).ContactDialog),
  report: loadLater(async () => (await import('./report-dialog.tsx')).ReportDialog),
};

/** The place of the dialogs of this room in the member area; each is loaded when it is first opened. */
export function ConnectingHost() {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(shownConnectingDialog.subscribe, shownConnectingDialog.read, () => null);
  // Whoever signs in next must not find the dialog of the one before.
  useEffect(() => closeConnectingDialog, []);
  if (shown === null) return null;
  const Dialog = dialogs[shown.name];
  const giveUp = () => {
    closeConnectingDialog();
    showToast(t('states.unreachable'));
  };
  return (
    <Dialog
      key={`${shown.name} ${shown.person.u_id}`}
      person={shown.person}
      place={shown.place}
      onClose={closeConnectingDialog}
      onMissing={giveUp}
    />
  );
}
