import { useState } from 'react';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { DeleteByCode } from './delete-by-code.tsx';
import { DeleteByPassword } from './delete-by-password.tsx';

/** Asks for the password, or for a code that comes by mail, before the account is deleted. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsTexts();
  const [sent, setSent] = useState<{ resendAt: number }>();
  return (
    <DialogFrame title={t('leaving.dialogTitle')} onClose={onClose}>
      {sent === undefined ? (
        <DeleteByPassword onDone={onClose} onCode={setSent} />
      ) : (
        <DeleteByCode {...sent} onDone={onClose} onPassword={() => setSent(undefined)} />
      )}
    </DialogFrame>
  );
}
