import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { largestStatementBytes, uploadStatement } from '#contract/payments/reconciliation.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { useFileDrop } from '#web/parts/forms/use-file-drop.ts';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import type { ReadStatement } from './proposal.rules.ts';
import { Proposal } from './proposal.tsx';
import styles from './statement-screen.module.css';

/** A bank's statement is compared with the payments, and the right ones are confirmed together. */
export function StatementScreen() {
  const t = usePaymentsTexts();
  const { reading, fault, read, take } = useStatement();
  return (
    <div className={styles.screen}>
      <BackToPayments />
      <header className={styles.header}>
        <h1>{t('statement.title')}</h1>
        <p className={styles.lead}>{t('statement.lead')}</p>
      </header>
      {fault !== undefined && (
        <div role="alert" className={styles.fault}>
          <strong>{t('statement.failedTitle')}</strong>
          <p>{fault}</p>
        </div>
      )}
      <FileChoice reading={reading} isSmall={read !== undefined} onFiles={take} />
      {read !== undefined && <Proposal key={read.number} statement={read.statement} />}
    </div>
  );
}

export function BackToPayments() {
  const t = usePaymentsTexts();
  return <BackLink to="/admin-payments">{t('back')}</BackLink>;
}

/** Sends a file and keeps what it says; a file that cannot be read leaves what was read before. */
function useStatement() {
  const t = usePaymentsTexts();
  const [reading, setReading] = useState<string>();
  const [fault, setFault] = useState<string>();
  // Another statement begins anew.
  const [read, setRead] = useState<{ number: number; statement: ReadStatement }>();
  const send = async (file: File) => {
    setFault(undefined);
    setReading(file.name);
    try {
      const answer = await callEndpoint(uploadStatement, { file });
      if (!answer.result) setFault(answer.message);
      else setRead((before) => ({ number: (before?.number ?? 0) + 1, statement: answer.data }));
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      setFault(t('statement.unreachable'));
    } finally {
      setReading(undefined);
    }
  };
  const take = ([file, ...others]: readonly File[]) => {
    if (file === undefined || reading !== undefined) return;
    if (others.length > 0) setFault(t('statement.several'));
    else if (file.size > largestStatementBytes) setFault(t('statement.tooLarge'));
    else void send(file);
  };
  return { reading, fault, read, take };
}

type ChoiceProps = {
  /** The name of the file that is being read. */
  reading: string | undefined;
  isSmall: boolean;
  onFiles: (files: readonly File[]) => void;
};

function FileChoice({ reading, isSmall, onFiles }: ChoiceProps) {
  const t = usePaymentsTexts();
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, dropTarget } = useFileDrop(onFiles);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Without this, choosing the same file again would be no change.
    currentTarget.value = '';
    onFiles(files);
  };
  const name = reading ?? '';
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-small={isSmall || undefined}
      {...dropTarget}
    >
      {!isSmall && (
        <IconFileSpreadsheet size="2.5rem" stroke={1.4} className={styles.icon} aria-hidden="true" />
      )}
      <Button
        look={isSmall ? 'outline' : 'filled'}
        isBusy={reading !== undefined}
        onClick={() => picker.current?.click()}
      >
        {t(isSmall ? 'statement.another' : 'statement.choose')}
      </Button>
      <p className={styles.hint} aria-live="polite">
        {reading === undefined ? t('statement.drop') : t('statement.reading', { name })}
      </p>
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('statement.choose')}
        onChange={pick}
      />
    </div>
  );
}
