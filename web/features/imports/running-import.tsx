import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { stopImport } from '#contract/imports/stop-import.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { ProgressBar } from './progress-bar.tsx';
import { RowCounts } from './row-counts.tsx';
import { shareOf } from './run-states.rules.ts';
import styles from './run-parts.module.css';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = { title: string; text: string; details: ImportDetails; calls: ImportCalls };

/** The server is at work on an import: how far it is, and a way to stop it. */
export function RunningImport({ title, text, details, calls }: Props) {
  const t = useImportsTexts();
  const { im_rows: all, im_rows_done: done } = details;
  const stop = async () => {
    if (await calls.stop()) showToast(t('check.stopping'));
  };
  return (
    <section className={styles.part} aria-labelledby="running">
      <h2 id="running">{title}</h2>
      <p className={styles.soft}>{text}</p>
      <div className={styles.running}>
        <div className={styles.bar}>
          <ProgressBar
            label={t('check.progressLabel')}
            text={t('check.progress', { done: numbers.format(done), all: numbers.format(all) })}
            share={shareOf({ done, all })}
          />
        </div>
        <Button look="outline" size="small" isBusy={calls.isBusy(stopImport)} onClick={() => void stop()}>
          {t('check.stop')}
        </Button>
      </div>
      <RowCounts details={details} />
    </section>
  );
}
