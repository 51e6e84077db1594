import { Link } from '@tanstack/react-router';
import type { ImportState } from '#contract/imports/import.wire.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './import-facts.module.css';
import type { ListedImport } from './imports.queries.ts';
import { ProgressBar } from './progress-bar.tsx';
import { isRunning } from './run-states.rules.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = { entry: ListedImport };

/** The whole name of the file, however long; leads to the import. */
export function ImportName({ entry }: Props) {
  return (
    <Link to="/admin-import/$importId" params={{ importId: String(entry.im_id) }} className={styles.name}>
      <bdi>{entry.im_file_name}</bdi>
    </Link>
  );
}

export function ImportMapping({ entry }: Props) {
  const t = useImportsTexts();
  if (entry.im_mapping_name === null) return <span className={styles.soft}>{t('list.noMapping')}</span>;
  return <bdi>{entry.im_mapping_name}</bdi>;
}

const tones: Record<ImportState, 'calm' | 'busy' | 'good' | 'bad'> = {
  uploaded: 'calm',
  checking: 'busy',
  checked: 'busy',
  importing: 'busy',
  done: 'good',
  stopped: 'calm',
  failed: 'bad',
};

export function ImportStateMark({ state }: { state: ImportState }) {
  const t = useImportsTexts();
  return (
    <span className={styles.state} data-tone={tones[state]}>
      {t(`states.${state}`)}
    </span>
  );
}

/** The state, and while the server is at work how far it is. */
export function ImportProgress({ entry }: Props) {
  const t = useImportsTexts();
  return (
    <span className={styles.progress}>
      <ImportStateMark state={entry.im_state} />
      {isRunning(entry.im_state) && (
        <ProgressBar
          label={t('check.progressLabel')}
          text={t('check.progress', {
            done: numbers.format(entry.im_rows_done),
            all: numbers.format(entry.im_rows),
          })}
          share={entry.im_rows === 0 ? 0 : entry.im_rows_done / entry.im_rows}
        />
      )}
    </span>
  );
}

/** How many rows were taken and refused; a dry run says that it only tried. */
export function ImportCounts({ entry }: Props) {
  const t = useImportsTexts();
  if (entry.im_rows_done === 0) return <span className={styles.soft}>–</span>;
  const taken = entry.im_added + entry.im_updated + entry.im_unchanged;
  return (
    <span className={styles.counts}>
      <span>
        {numbers.format(taken)} · {numbers.format(entry.im_refused)}
      </span>
      {entry.im_is_dry_run && <span className={styles.soft}>{t('list.tried')}</span>}
    </span>
  );
}

export function ImportAuthor({ entry }: Props) {
  const t = useImportsTexts();
  if (entry.im_created_by === null) return <span className={styles.soft}>{t('list.byCommand')}</span>;
  const [mailbox, host] = entry.im_created_by.split('@');
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}
