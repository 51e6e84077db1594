import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { stopImport } from '#contract/imports/imports.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { ProgressBar } from '../import-progress.tsx';
import { shareOf } from '../run-states.rules.ts';
import styles from './run-parts.module.css';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type RunningProps = { title: string; text: string; details: ImportDetails; calls: ImportCalls };

/** The progress of the server's work on an import, and the button that stops it. */
export function RunningImport({ title, text, details, calls }: RunningProps) {
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

const kinds = ['added', 'updated', 'unchanged', 'refused', 'skipped', 'with_remarks'] as const;

/** The number of rows by outcome. */
export function RowCounts({ details }: { details: ImportDetails }) {
  const t = useImportsTexts();
  return (
    <dl className={styles.counts} aria-label={t('counts.label')}>
      {kinds
        .filter((kind) => kind !== 'skipped' || details.im_skipped > 0)
        .map((kind) => (
          <div key={kind} className={styles.count} data-kind={kind}>
            <dt>{t(`counts.${kind}`)}</dt>
            <dd>{numbers.format(details[`im_${kind}`])}</dd>
          </div>
        ))}
    </dl>
  );
}
