import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { givePaymentReference } from '#contract/payments/payments.ts';
import { Button } from '#web/design/button.tsx';
import { TextField } from '#web/design/field.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import styles from './plan-back.module.css';
import { storePayment } from './plans.queries.ts';

/** The bank's reference of the transfer, given once; then the payment waits for its confirmation. */
export function ReferenceForm({ payment }: { payment: PaymentWire }) {
  const t = useSubscriptionTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: givePaymentReference,
    defaultValues: { pay_id: payment.pay_id, reference: '' },
    failureTitle: t('reference.failed'),
    retryField: 'reference',
    onSuccess: ({ data }) => storePayment(data),
    onRefusal: ({ code, message }) => {
      // The card shows what became of the payment.
      if (code === 'payment_not_open') showToast(message);
      if (code !== 'reference_used') return code === 'payment_not_open';
      form.setError('reference', { message }, { shouldFocus: true });
      return true;
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h4 className={styles.formTitle}>
        {t(payment.pay_status === 'expired' ? 'reference.late' : 'reference.enter')}
      </h4>
      <TextField
        {...field('reference')}
        label={t('reference.label')}
        description={t('reference.hint')}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        enterKeyHint="send"
        dir="ltr"
      />
      <details>
        <summary className={styles.where}>{t('reference.where')}</summary>
        <p className={styles.soft}>{t('reference.whereText')}</p>
      </details>
      <Button type="submit" isWide look="outline" isBusy={isSubmitting}>
        {t('reference.send')}
      </Button>
    </form>
  );
}
