import { useEffect } from 'react';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AddressStep } from './address-step.tsx';
import { CodeStep } from './code-step.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { forgetSentCode } from './keep-sent-code.ts';
import { useEntering } from './use-entering.ts';
import { useSentCode } from './use-sent-code.ts';

/** Signing in with a one-time code instead of a password. */
export function CodeSignIn() {
  const t = useAccountsTexts();
  const code = useSentCode('otp');
  const { enterByCode } = useEntering();
  // Kept through a reload, forgotten when the dialog is left.
  useEffect(() => () => forgetSentCode('otp'), []);
  return (
    <>
      {code.sent === undefined ? (
        <AddressStep lead={t('otp.lead')} code={code} />
      ) : (
        <CodeStep
          sent={code.sent}
          code={code}
          isLogin
          submitLabel={t('code.verify')}
          onVerified={async (data) => {
            if (data !== null) await enterByCode(data);
          }}
        />
      )}
      <DialogFooter />
    </>
  );
}
