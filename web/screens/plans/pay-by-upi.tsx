import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PaymentWire } from '#contract/payments/payment.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { AnchorButton, Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { writePaise } from '#web/parts/facts/money.rules.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import { hasFailed, sentenceOfFailure } from '#web/app/client/failures.ts';
import styles from './plan-back.module.css';
import type { Turn } from './plans-address.rules.ts';
import { payingQuery, type StartedPayment } from './plans.queries.ts';
import { ReferenceForm } from './reference-form.tsx';

type Props = { payment: PaymentWire; onTurn: Turn };

/** The payee and the amount, the QR code, and the field for the reference of the bank. */
export function PayByUpi({ payment, onTurn }: Props) {
  const t = useSubscriptionTexts();
  const { pay_id: payId, pay_plan_id: planId } = payment;
  const query = useQuery(payingQuery(payment));
  const started = query.data;
  const startedId = started?.pay_id ?? payId;
  useEffect(() => {
    // It had expired in the meantime, so this is another one.
    if (startedId !== payId) onTurn({ plan: planId, payment: startedId }, { replace: true });
  }, [startedId, payId, planId, onTurn]);
  return (
    <>
      <dl className={styles.facts}>
        {typeof started?.pay_upi_uri === 'string' && <Payee uri={started.pay_upi_uri} />}
        <div className={styles.fact}>
          <dt>{t('pay.amount')}</dt>
          <dd>{writePaise(payment.pay_amount_paise, payment.pay_currency)}</dd>
        </div>
        <CopiedFact name={t('pay.reference')} text={payment.pay_reference} copyLabel={t('pay.copy')} />
      </dl>
      {started === undefined ? (
        <Missing query={query} onLook={() => onTurn({ plan: planId })} />
      ) : (
        <Code started={started} />
      )}
      <ReferenceForm payment={payment} />
      <p className={styles.soft}>
        <RichText t={t} name="pay.until" parts={{ time: <DateOf instant={payment.pay_expires_at} /> }} />
      </p>
    </>
  );
}

/** The name and the address that the link contains, for an app into which they are typed. */
function Payee({ uri }: { uri: string }) {
  const t = useSubscriptionTexts();
  const fields = new URL(uri).searchParams;
  return (
    <>
      <div className={styles.fact}>
        <dt>{t('pay.to')}</dt>
        <dd>
          <bdi>{fields.get('pn')}</bdi>
        </dd>
      </div>
      <CopiedFact name={t('pay.address')} text={fields.get('pa') ?? ''} copyLabel={t('pay.copyAddress')} />
    </>
  );
}

function CopiedFact({ name, text, copyLabel }: { name: string; text: string; copyLabel: string }) {
  const t = useSubscriptionTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(t('pay.copied'));
    } catch {
      // Browsers refuse it without HTTPS.
      showToast(t('pay.notCopied'));
    }
  };
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.copied}>
        <span dir="ltr">{text}</span>
        <IconButton aria-label={copyLabel} title={copyLabel} onClick={() => void copy()}>
          <Sign size="1.25rem" aria-hidden="true" />
        </IconButton>
      </dd>
    </div>
  );
}

function Code({ started }: { started: StartedPayment }) {
  const t = useSubscriptionTexts();
  const { pay_upi_uri: uri, pay_qr: qr, pay_amount_paise: paise, pay_reference: reference } = started;
  const values = { amount: writePaise(paise), payee: started.pay_payee ?? '', reference };
  return (
    <>
      {uri !== null && (
        <div className={styles.onPhone}>
          <AnchorButton href={uri} isWide>
            {t('pay.openApp')}
          </AnchorButton>
          <p className={styles.soft}>{t('pay.noApp')}</p>
        </div>
      )}
      {qr !== null && (
        <div className={styles.code}>
          <p className={styles.atDesk}>{t('pay.scan')}</p>
          <p className={styles.onPhone}>{t('pay.orScan')}</p>
          <img
            className={styles.qr}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
            alt={t('pay.qr', values)}
            width="224"
            height="224"
          />
          <p className={styles.soft}>{t('pay.checkPayee')}</p>
        </div>
      )}
    </>
  );
}

type MissingProps = { query: UseQueryResult; onLook: () => void };

/** The code is on its way, or could not be loaded; the reference can be entered all the same. */
function Missing({ query, onLook }: MissingProps) {
  const t = useSubscriptionTexts();
  const common = useCommonTexts();
  const { error } = query;
  if (!hasFailed(query)) {
    return (
      <div className={styles.code} aria-busy="true">
        <Skeleton height="14rem" width="14rem" />
      </div>
    );
  }
  return (
    <div className={styles.alert} role="alert">
      <p>
        {sentenceOfFailure(error, {
          unreachable: common('states.unreachable'),
          failed: common('states.serviceFailed'),
        }) ?? t('pay.qrFailed')}
      </p>
      {error instanceof ApiRefused ? (
        <Button look="outline" onClick={onLook}>
          {t('pay.look')}
        </Button>
      ) : (
        <Button look="outline" onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      )}
    </div>
  );
}
