import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath } from 'react-hook-form';
import { deleteAccount } from '#contract/privacy/delete-account.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { useWaiting } from './use-waiting.ts';

type Proof = FieldPath<EndpointInput<typeof deleteAccount>>;

/** The form that deletes the account, by a password or by a code. */
export function useDeletingAccount(proof: Proof, onDone: () => void) {
  const t = useSettingsTexts();
  const queries = useQueryClient();
  const waiting = useWaiting();
  const form = useEndpointForm({
    endpoint: deleteAccount,
    defaultValues: { [proof]: '' },
    failureTitle: t('leaving.failureTitle'),
    errorTitle: t('leaving.failureTitle'),
    onSuccess: ({ message }) => {
      onDone();
      // From now on the member is hidden, which many screens tell.
      void queries.invalidateQueries();
      showOutcome({ tone: 'success', title: t('leaving.begunTitle'), text: message });
    },
    onRefusal: (refusal) => {
      if (proof === 'otp') form.form.setValue('otp', '');
      return waiting.startFor(refusal);
    },
  });
  return { ...form, waiting };
}
