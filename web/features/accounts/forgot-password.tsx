import { useEffect } from 'react';
import { DialogFooter } from './dialog-footer.tsx';
import { ForgotAddressStep } from './forgot-address-step.tsx';
import { forgetSentCode } from './keep-sent-code.ts';
import { NewPasswordStep } from './new-password-step.tsx';
import { useSentCode } from './use-sent-code.ts';

/** A new password for somebody who has forgotten theirs, proved by a one-time code. */
export function ForgotPassword() {
  const code = useSentCode('forgot');
  // Kept through a reload, forgotten when the dialog is left.
  useEffect(() => () => forgetSentCode('forgot'), []);
  return (
    <>
      {code.sent === undefined ? (
        <ForgotAddressStep code={code} />
      ) : (
        <NewPasswordStep sent={code.sent} code={code} />
      )}
      <DialogFooter />
    </>
  );
}
