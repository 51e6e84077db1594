import { verifyOtp } from '#contract/accounts/verify-otp.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { AccountForm } from './account-form.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { CodeDestination } from './code-destination.tsx';
import type { SentCode } from './keep-sent-code.ts';
import { ResendCode } from './resend-code.tsx';
import type { SentCodeState } from './use-sent-code.ts';
import { useStartFocus } from './use-start-focus.ts';
import { useWaiting } from './use-waiting.ts';

type Props = {
  sent: SentCode;
  code: SentCodeState;
  /** Whether the code also signs in; else it only verifies the address. */
  isLogin: boolean;
  submitLabel: string;
  onVerified: (data: EndpointData<typeof verifyOtp>) => void | Promise<void>;
};

/** Takes the code that was sent to an address. */
export function CodeStep({ sent, code, isLogin, submitLabel, onVerified }: Props) {
  const t = useAccountsTexts();
  const waiting = useWaiting();
  const { form, errorOf, submit, isSubmitting } = useEndpointForm({
    endpoint: verifyOtp,
    defaultValues: { email: sent.address, token: '', is_login: isLogin },
    failureTitle: t('code.verifyFailed'),
    onSuccess: async ({ data }) => {
      await onVerified(data);
      showOutcome({
        tone: 'success',
        title: t('code.verifiedTitle'),
        text: t('code.verifiedText'),
        closesItself: true,
      });
    },
    onRefusal: (refusal) => {
      if (refusal.code !== 'invalid_otp') return waiting.startFor(refusal);
      code.tellInvalid(() => {
        form.setValue('token', '');
        form.setFocus('token');
      });
      return true;
    },
  });
  useStartFocus();
  return (
    <>
      <AccountForm onSubmit={submit} isSubmitting={isSubmitting} submitLabel={submitLabel} waiting={waiting}>
        <CodeDestination address={sent.address} onChangeAddress={code.forget} />
        <CodeBoxes control={form.control} name="token" error={errorOf('token')} isFocusedFirst />
      </AccountForm>
      <ResendCode resendAt={sent.resendAt} onResend={() => code.resend(sent)} />
    </>
  );
}
