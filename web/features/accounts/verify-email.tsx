import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AddressStep } from './address-step.tsx';
import { CodeStep } from './code-step.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { useDialogs } from './use-dialogs.ts';
import { useSentCode } from './use-sent-code.ts';

/** Verifying the e-mail after a registration, or when somebody signs in before that. Sign In opens afterwards. */
export function VerifyEmail() {
  const t = useAccountsTexts();
  const code = useSentCode('verify');
  const { openDialog } = useDialogs();
  const goOn = () => {
    code.forget();
    openDialog('sign-in');
  };
  return (
    <>
      {code.sent === undefined ? (
        <AddressStep lead={t('verify.lead')} code={code} />
      ) : (
        <CodeStep
          sent={code.sent}
          code={code}
          isLogin={false}
          submitLabel={t('verify.submit')}
          onVerified={goOn}
        />
      )}
      <DialogFooter />
    </>
  );
}
