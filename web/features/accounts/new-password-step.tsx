import { resetPassword } from '#contract/accounts/reset-password.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AccountForm } from './account-form.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { CodeDestination } from './code-destination.tsx';
import type { SentCode } from './keep-sent-code.ts';
import { PasswordField } from './password-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { useDialogs } from './use-dialogs.ts';
import type { SentCodeState } from './use-sent-code.ts';
import { useStartFocus } from './use-start-focus.ts';
import { useWaiting } from './use-waiting.ts';

/** Takes the code and the new password. Sign In opens afterwards. */
export function NewPasswordStep({ sent, code }: { sent: SentCode; code: SentCodeState }) {
  const t = useAccountsTexts();
  const { openDialog } = useDialogs();
  const waiting = useWaiting();
  const { form, field, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: resetPassword,
    defaultValues: { email: sent.address, otp: '', password: '' },
    failureTitle: t('forgot.failureTitle'),
    onSuccess: () => {
      code.forget();
      openDialog('sign-in');
      showOutcome({ tone: 'success', title: t('forgot.successTitle'), text: t('forgot.successText') });
    },
    onRefusal: (refusal) => {
      if (refusal.code !== 'invalid_otp') return waiting.startFor(refusal);
      code.tellInvalid(() => {
        form.setValue('otp', '');
        form.setFocus('otp');
      });
      return true;
    },
  });
  useStartFocus();
  return (
    <>
      <AccountForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={t('forgot.submit')}
        waiting={waiting}
      >
        <CodeDestination address={sent.address} onChangeAddress={code.forget} />
        <input type="text" autoComplete="username" value={sent.address} readOnly hidden />
        <CodeBoxes control={form.control} name="otp" error={errorOf('otp')} isFocusedFirst />
        <PasswordField
          {...field('password')}
          label={t('fields.newPassword')}
          description={t('fields.newPasswordHint')}
          placeholder={t('fields.newPasswordPlaceholder')}
          autoComplete="new-password"
        />
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={() => code.resend(sent)} />
    </>
  );
}
