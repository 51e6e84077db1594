import { LinkButton } from '#web/design/button.tsx';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { RowSort, RunSearch } from './import-address.rules.ts';
import { ReasonList } from './reason-list.tsx';
import { RowCounts } from './row-counts.tsx';
import { RowReport } from './row-report.tsx';
import styles from './run-parts.module.css';
import { RunningImport } from './running-import.tsx';
import { StartForm } from './start-form.tsx';
import type { ImportCalls } from './use-import-calls.ts';

type Props = ListAddress<RowSort, RunSearch> & { details: ImportDetails; calls: ImportCalls };

/** The third step: what would become of every row. Nothing has been taken yet. */
export function CheckStep({ details, calls, ...address }: Props) {
  const t = useImportsTexts();
  if (details.im_state === 'checking') {
    return (
      <RunningImport
        title={t('check.running')}
        text={t('check.runningText')}
        details={details}
        calls={calls}
      />
    );
  }
  return (
    <div className={styles.part}>
      <h2>{t('check.title')}</h2>
      {details.im_state !== 'checked' && (
        <p className={styles.note} data-tone={details.im_state === 'failed' ? 'bad' : 'calm'}>
          {details.im_failure ?? t('check.stopped')}
        </p>
      )}
      <RowCounts details={details} />
      <ReasonList reasons={details.im_reasons} />
      {details.im_has_file && (
        <div className={styles.actions}>
          <LinkButton
            to="/admin-import/$importId"
            params={{ importId: String(details.im_id) }}
            search={{ step: 'columns' }}
            look="outline"
            size="small"
          >
            {t('check.change')}
          </LinkButton>
        </div>
      )}
      {details.im_state === 'checked' && details.im_has_file && <StartForm details={details} calls={calls} />}
      <RowReport details={details} {...address} />
    </div>
  );
}
