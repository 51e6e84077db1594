import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { downloadReceipt } from '#contract/payments/payments.ts';
import { saveDownload } from '#web/app/client/save-download.ts';
import { Button, type ButtonLook } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';

type Props = {
  payment: PaymentWire;
  /** One of its credit notes instead of the receipt. */
  creditNote?: PaymentWire['pay_credit_notes'][number];
  look?: ButtonLook['look'];
  children: ReactNode;
};

/** Saves a receipt or a credit note. */
export function ReceiptButton({ payment, creditNote, look = 'quiet', children }: Props) {
  const t = useSubscriptionTexts();
  const common = useCommonTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const refusal = await saveReceipt();
    setBusy(false);
    if (refusal === undefined) return showToast(t('history.saved'));
    if (refusal.isCancelled) return;
    const text = refusal.message ?? common('states.unreachable');
    showOutcome({ tone: 'failure', title: t('history.notSaved'), text, onRetry: () => void save() });
  };
  const saveReceipt = () => {
    const name = creditNote === undefined ? 'history.fileOfReceipt' : 'history.fileOfCreditNote';
    const number = creditNote?.rc_number ?? payment.pay_receipt ?? '';
    return saveDownload({
      endpoint: downloadReceipt,
      query: {
        pay_id: String(payment.pay_id),
        ...(creditNote !== undefined && { rc_id: String(creditNote.rc_id) }),
      },
      // Numbers contain slashes.
      fileName: t(name, { number: number.replaceAll('/', '-') }),
    });
  };
  return (
    <Button
      look={look}
      size={look === 'quiet' ? 'small' : 'normal'}
      icon={<IconDownload size="1.125rem" aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
