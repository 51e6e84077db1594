import { Trans } from 'react-i18next';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { ImportStateMark } from './import-facts.tsx';
import styles from './import-run.module.css';
import { isRunning } from './run-states.rules.ts';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = { details: ImportDetails; calls: ImportCalls; onForgotten: () => void };

/** The file, how big it is, who brought it, and the way to forget it. */
export function RunHeader({ details, calls, onForgotten }: Props) {
  const t = useImportsTexts();
  const { im_rows: rows, im_created_by: author } = details;
  const forget = async () => {
    if (!(await calls.remove())) return;
    showToast(t('run.forgotten'));
    onForgotten();
  };
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('run.forgetTitle'),
      text: t('run.forgetText'),
      confirm: { label: t('run.forgetConfirm'), run: () => void forget() },
    });
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>
          <bdi>{details.im_file_name}</bdi>
        </h1>
        <p className={styles.facts}>
          <ImportStateMark state={details.im_state} />
          <span>{t('run.rows', { count: rows, number: numbers.format(rows) })}</span>
          <span>
            <Trans
              t={t}
              i18nKey={author === null ? 'run.broughtByCommand' : 'run.brought'}
              values={{ who: author ?? '' }}
              components={{ when: <Ago instant={details.im_created_at} hasDateAfterWeek /> }}
            />
          </span>
        </p>
      </div>
      {!isRunning(details.im_state) && (
        <Button look="quiet" size="small" className={styles.forget} onClick={ask}>
          {t('run.forget')}
        </Button>
      )}
    </header>
  );
}
