import { IconAlertCircle, IconArrowBackUp, IconCircleCheck, IconClock, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useSite } from '#web/app/document/site.ts';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import styles from './plan-back.module.css';
import { ReceiptButton } from './receipt-button.tsx';
import { ReferenceForm } from './reference-form.tsx';

type Props = { payment: PaymentWire };
type AgainProps = Props & { onAgain: () => void };

/** The reference was given; an administrator compares it with the account. */
export function WaitingPayment({ payment }: Props) {
  const t = useSubscriptionTexts();
  const { pay_usual_hours: hours } = payment;
  const isOfHours = hours !== undefined && hours < 24;
  const usual = isOfHours
    ? t('waiting.usualHours', { count: hours })
    : hours !== undefined && t('waiting.usualDays', { count: Math.ceil(hours / 24) });
  return (
    <Outcome icon={IconClock} title={t('waiting.title')}>
      <p>
        {t('waiting.text')} {usual}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('pay.amount')}>{writePaise(payment.pay_amount_paise, payment.pay_currency)}</Fact>
        {payment.pay_bank_reference !== null && (
          <Fact name={t('waiting.bank')}>
            <span dir="ltr">{payment.pay_bank_reference}</span>
          </Fact>
        )}
      </dl>
      <details>
        <summary className={styles.where}>{t('waiting.mistyped')}</summary>
        <ReferenceForm payment={payment} />
      </details>
    </Outcome>
  );
}

export function ConfirmedPayment({ payment }: Props) {
  const t = useSubscriptionTexts();
  return (
    <Outcome icon={IconCircleCheck} tone="good" title={t('confirmed.title')}>
      <p>{t('confirmed.text', { plan: payment.pay_plan_name })}</p>
      <div className={styles.buttons}>
        <LinkButton to="/myMatch">{t('confirmed.done')}</LinkButton>
        {payment.pay_receipt !== null && (
          <ReceiptButton payment={payment} look="outline">
            {t('confirmed.receipt')}
          </ReceiptButton>
        )}
      </div>
    </Outcome>
  );
}

export function RejectedPayment({ payment, onAgain }: AgainProps) {
  const t = useSubscriptionTexts();
  const { support_email: email } = useSite();
  return (
    <Outcome icon={IconAlertCircle} tone="bad" title={t('rejected.title')}>
      {payment.pay_reason !== null && (
        <p className={styles.words}>{t('rejected.reason', { reason: payment.pay_reason })}</p>
      )}
      {email !== '' && (
        <p className={styles.words}>
          <RichText t={t} name="rejected.help" parts={{ mail: <a href={`mailto:${email}`}>{email}</a> }} />
        </p>
      )}
      <Button look="outline" isWide onClick={onAgain}>
        {t('rejected.again')}
      </Button>
    </Outcome>
  );
}

/** Nothing came within some days. A reference that is given late still counts. */
export function LatePayment({ payment, onAgain }: AgainProps) {
  const t = useSubscriptionTexts();
  const isOnPage = payment.pay_method === 'gateway';
  return (
    <>
      <Outcome icon={IconClock} title={t('late.title')}>
        <p>{t(isOnPage ? 'late.textOnPage' : 'late.text')}</p>
        <Button look="outline" isWide onClick={onAgain}>
          {t('late.again')}
        </Button>
      </Outcome>
      {!isOnPage && <ReferenceForm payment={payment} />}
    </>
  );
}

export function RefundedPayment({ payment }: Props) {
  const t = useSubscriptionTexts();
  const amount = writePaise(payment.pay_refunded_paise, payment.pay_currency);
  return (
    <Outcome icon={IconArrowBackUp} title={t('refunded.title')}>
      <p>{t('refunded.text', { amount, plan: payment.pay_plan_name })}</p>
      {payment.pay_reason !== null && (
        <p className={styles.words}>{t('history.reason', { reason: payment.pay_reason })}</p>
      )}
    </Outcome>
  );
}

type OutcomeProps = { icon: Icon; tone?: 'good' | 'bad'; title: string; children: ReactNode };

function Outcome({ icon: Sign, tone, title, children }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <span className={styles.disc} data-tone={tone}>
        <Sign size="2rem" stroke={1.75} aria-hidden="true" />
      </span>
      <h4 className={styles.outcomeTitle}>{title}</h4>
      {children}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
