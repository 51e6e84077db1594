import { useEffect, useRef, useState } from 'react';
import { confirmPayments } from '#contract/payments/reconciliation.ts';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { Segments } from '#web/design/inputs/segments.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { writeAmount } from './amounts.rules.ts';
import { ProposalTable } from './proposal-table.tsx';
import styles from './proposal.module.css';
import {
  type Answers,
  chosenPayments,
  countOf,
  exactLines,
  type Filter,
  filters,
  isShown,
  type ReadStatement,
} from './proposal.rules.ts';

/** What a statement proposes. Exact matches are chosen already: amount and reference agree to the paisa. */
export function Proposal({ statement }: { statement: ReadStatement }) {
  const t = usePaymentsTexts();
  const { lines } = statement;
  const exact = exactLines(lines);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(exact));
  const [filter, setFilter] = useState<Filter>('all');
  const { answers, isBusy, confirm } = useConfirming();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // With the last match the button that had the focus is gone.
    if (answers.size > 0 && document.activeElement === document.body) section.current?.focus();
  }, [answers]);
  const open = new Set([...chosen].filter((id) => !answers.has(id)));
  const payments = chosenPayments(lines, open);
  const amount = writeAmount(payments.reduce((sum, { paise }) => sum + paise, 0));
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('statement.askTitle', { count: payments.length }),
      text: t('statement.askText', { amount }),
      confirm: { label: t('confirmYes'), run: () => void confirm(payments), isFocused: true },
    });
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  if (lines.length === 0)
    return <EmptyState title={t('statement.nothingTitle')} text={t('statement.nothingText')} />;
  const rest = exact.filter((id) => !answers.has(id));
  return (
    <section ref={section} tabIndex={-1} className={styles.proposal} aria-label={t('statement.caption')}>
      <Summary statement={statement} />
      <div className={styles.tools}>
        <Segments
          aria-label={t('statement.filter')}
          value={filter}
          onChange={setFilter}
          data={filters.map((name) => ({
            value: name,
            label: `${t(`statement.filters.${name}`)} (${countOf(lines, name)})`,
          }))}
        />
        {rest.length > 0 && (
          <Checkbox
            label={t('statement.chooseAll')}
            checked={rest.every((id) => open.has(id))}
            onChange={({ target }) => choose(rest, target.checked)}
          />
        )}
      </div>
      <ProposalTable
        lines={lines.filter((line) => isShown(line, filter))}
        chosen={chosen}
        answers={answers}
        onChoose={(id, isChosen) => choose([id], isChosen)}
      />
      {rest.length > 0 && (
        <div className={styles.bar} data-action-bar="">
          <Button isBusy={isBusy} disabled={payments.length === 0} onClick={ask}>
            {t('statement.confirm', { count: payments.length })}
          </Button>
          <span>{t('statement.confirmSum', { amount })}</span>
        </div>
      )}
    </section>
  );
}

/** What was read, left out, and not found. */
function Summary({ statement: { lines, debits, unread, waiting_elsewhere } }: { statement: ReadStatement }) {
  const t = usePaymentsTexts();
  return (
    <div className={styles.summary} role="status">
      <p>
        {t('statement.summary', { count: lines.length })}{' '}
        {debits > 0 && t('statement.debits', { count: debits })} {unread === 0 && t('statement.allRead')}{' '}
        {waiting_elsewhere > 0 && t('statement.elsewhere', { count: waiting_elsewhere })}
      </p>
      {unread > 0 && <p className={styles.warning}>{t('statement.unread', { count: unread })}</p>}
      {exactLines(lines).length > 0 && <p className={styles.soft}>{t('statement.chosen')}</p>}
    </div>
  );
}

type Chosen = ReturnType<typeof chosenPayments>;

function useConfirming() {
  const t = usePaymentsTexts();
  const call = useCall(t('statement.confirmFailed'));
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [isBusy, setBusy] = useState(false);
  const confirm = useOneAtATime(async (payments: Chosen) => {
    setBusy(true);
    const input = payments.map(({ paise: _paise, ...payment }) => payment);
    const answer = await call(confirmPayments, { payments: input });
    setBusy(false);
    if (answer === undefined) return;
    if (!answer.result) {
      showOutcome({ tone: 'failure', title: t('statement.confirmFailed'), text: answer.message });
      return;
    }
    const found = answer.data.map(({ pay_id, message }) => [pay_id, message] as const);
    setAnswers((before) => new Map([...before, ...found]));
    const count = answer.data.filter(({ is_confirmed }) => is_confirmed).length;
    showToast(t('statement.confirmed', { count }));
  });
  return { answers, isBusy, confirm };
}
