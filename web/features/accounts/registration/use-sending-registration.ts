import { register } from '#contract/accounts/register.ts';
import { registration } from '#contract/accounts/registration.ts';
import type { FieldError } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useSite } from '#web/document/site.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { keepAddress } from '../keep-address.ts';
import { firstCode, keepSentCode } from '../keep-sent-code.ts';
import { useDialogs } from '../use-dialogs.ts';
import { forgetDraft } from './keep-draft.ts';
import type { RegistrationValues } from './registration.rules.ts';

/** Sends a registration. What the server finds wrong goes to the fields; success leads to verifying the e-mail. */
export function useSendingRegistration(showErrors: (errors: readonly FieldError[]) => boolean) {
  const t = useAccountsTexts();
  const site = useSite();
  const call = useCall();
  const { openDialog } = useDialogs();

  const succeed = (email: string) => {
    forgetDraft();
    keepAddress(email);
    keepSentCode('verify', firstCode(email));
    openDialog('verify');
    showOutcome({
      tone: 'success',
      title: t('registration.successTitle'),
      text: t('registration.successText', { email }),
    });
  };

  return async (values: RegistrationValues): Promise<void> => {
    const { data: input, error } = registration.safeParse({
      ...values,
      // Without settings the server takes the terms to be the current ones.
      ...(site.terms_version === '' ? {} : { terms_version: site.terms_version }),
    });
    if (input === undefined) {
      const issues = error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
      showErrors(issues);
      return;
    }
    const answer = await call(register, input);
    if (answer === undefined) return;
    if (answer.result) return succeed(answer.data.email);
    if (answer.errors !== undefined && showErrors(answer.errors)) return;
    const isTaken = answer.code === 'already_registered';
    const lead = () => isTaken && showErrors([{ field: 'email', message: answer.message }]);
    lead();
    showOutcome({
      tone: 'failure',
      title: t('registration.failureTitle'),
      text: answer.message,
      onRetry: lead,
    });
  };
}
