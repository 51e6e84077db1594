import { Link } from '@tanstack/react-router';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import { useSite } from '#web/app/document/site.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { writeDay } from '#contract/fields/dates.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { writeAmount } from './amounts.rules.ts';
import { MemberName } from './payment-rows.tsx';
import styles from './proposal.module.css';
import type { Answers, StatementLine } from './proposal.rules.ts';

type Props = {
  lines: readonly StatementLine[];
  chosen: ReadonlySet<number>;
  answers: Answers;
  onChoose: (paymentId: number, isChosen: boolean) => void;
};

/** The credits of a statement beside the payments that they name. On phones each is a card. */
export function ProposalTable(props: Props) {
  const t = usePaymentsTexts();
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <ul className={styles.cards}>
        {props.lines.map((line) => (
          <li key={line.sl_row} className={styles.card} data-outcome={line.sl_outcome}>
            <div className={styles.head}>
              <Choice line={line} {...props} />
              <Outcome line={line} answers={props.answers} />
              <strong className={styles.amount}>{writeAmount(line.sl_amount_paise)}</strong>
            </div>
            <Transfer line={line} />
            <NamedPayment line={line} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('statement.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label={t('confirmSelection')} />
          <th scope="col">{t('statement.outcomeTitle')}</th>
          <th scope="col">{t('statement.line')}</th>
          <th scope="col" className={styles.money}>
            {t('amount')}
          </th>
          <th scope="col">{t('statement.payment')}</th>
        </tr>
      </thead>
      <tbody>
        {props.lines.map((line) => (
          <tr key={line.sl_row} data-outcome={line.sl_outcome}>
            <td>
              <Choice line={line} {...props} />
            </td>
            <td>
              <Outcome line={line} answers={props.answers} />
            </td>
            <td>
              <Transfer line={line} />
            </td>
            <td className={styles.money}>
              <strong className={styles.amount}>{writeAmount(line.sl_amount_paise)}</strong>
            </td>
            <td>
              <NamedPayment line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { line: StatementLine };

/** Only an exact match can be chosen; what was confirmed is chosen for good. */
function Choice({ line, chosen, answers, onChoose }: LineProps & Omit<Props, 'lines'>) {
  const t = usePaymentsTexts();
  const { payment } = line;
  if (line.sl_outcome !== 'exact' || payment === null) return null;
  const { pay_id, u_name } = payment;
  return (
    <Checkbox
      aria-label={t('statement.choosePayment', {
        name: u_name ?? t('erased'),
        amount: writeAmount(line.sl_amount_paise),
      })}
      checked={chosen.has(pay_id)}
      disabled={answers.has(pay_id)}
      onChange={({ target }) => onChoose(pay_id, target.checked)}
    />
  );
}

function Outcome({ line: { sl_outcome, payment }, answers }: LineProps & { answers: Answers }) {
  const t = usePaymentsTexts();
  const answer = payment === null ? undefined : answers.get(payment.pay_id);
  if (answer === null && sl_outcome === 'exact') {
    return (
      <span className={styles.outcome} data-outcome="confirmed">
        {t('statement.done')}
      </span>
    );
  }
  const amount = payment === null ? '' : writeAmount(payment.pay_amount_paise, payment.pay_currency);
  const text =
    answer === undefined || answer === null
      ? t(`statement.outcomeText.${sl_outcome}`, { amount })
      : t('statement.notDone', { reason: answer });
  return (
    <span className={styles.lines}>
      <span className={styles.outcome} data-outcome={sl_outcome}>
        {t(`statement.outcomes.${sl_outcome}`)}
      </span>
      {text !== '' && <span className={styles.soft}>{text}</span>}
    </span>
  );
}

/** What the bank wrote. */
function Transfer({ line }: LineProps) {
  const language = useLanguage();
  return (
    <span className={styles.lines}>
      <span className={styles.text}>{line.sl_text}</span>
      <span className={styles.soft}>{writeDay(line.sl_date, { language })}</span>
    </span>
  );
}

/** The payment that the transfer names, with a way to it. */
function NamedPayment({ line: { payment } }: LineProps) {
  const site = useSite();
  const t = usePaymentsTexts();
  if (payment === null) return null;
  return (
    <span className={styles.lines}>
      <Link
        to="/admin-payments"
        search={{ status: 'all', payment: payment.pay_id }}
        className={styles.name}
        activeProps={{}}
      >
        <MemberName payment={payment} />
      </Link>
      <span className={styles.soft}>
        {`${site.member_id_prefix}${payment.user_id}`} · {payment.pay_plan_name} ·{' '}
        {t(`statuses.${payment.pay_status}`)}
      </span>
    </span>
  );
}
