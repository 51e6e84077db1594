import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { LinkButton } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { RowSort, RunSearch } from './import-address.rules.ts';
import { ReasonList } from './reason-list.tsx';
import { RowCounts } from './row-counts.tsx';
import { RowReport } from './row-report.tsx';
import styles from './run-parts.module.css';
import { RunningImport } from './running-import.tsx';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = ListAddress<RowSort, RunSearch> & { details: ImportDetails; calls: ImportCalls };

/** The last step: the rows are being taken, or were. */
export function ImportStep({ details, calls, ...address }: Props) {
  const t = useImportsTexts();
  if (details.im_state === 'importing') {
    return (
      <RunningImport
        title={t('result.runningTitle')}
        text={t('result.runningText')}
        details={details}
        calls={calls}
      />
    );
  }
  return (
    <div className={styles.part}>
      <Ending details={details} />
      <RowCounts details={details} />
      <People details={details} />
      <ReasonList reasons={details.im_reasons} />
      <RowReport details={details} {...address} />
    </div>
  );
}

/** How it ended; what was stopped or failed is taken up again from its columns. */
function Ending({ details }: { details: ImportDetails }) {
  const t = useImportsTexts();
  if (details.im_state === 'done') return <h2>{t('result.doneTitle')}</h2>;
  const isFailed = details.im_state === 'failed';
  return (
    <>
      <h2>{t(isFailed ? 'result.failedTitle' : 'result.stoppedTitle')}</h2>
      <div className={styles.note} data-tone={isFailed ? 'bad' : 'calm'}>
        {details.im_failure !== null && <p>{details.im_failure}</p>}
        <p>{t(isFailed ? 'result.failedText' : 'result.stoppedText')}</p>
      </div>
      {details.im_has_file && (
        <div className={styles.actions}>
          <LinkButton
            to="/admin-import/$importId"
            params={{ importId: String(details.im_id) }}
            search={{ step: 'columns' }}
            size="small"
          >
            {t('check.again')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

const states = ['waiting', 'invited', 'claimed', 'declined'] as const;

function People({
  details: { im_id: importId, im_invitations: people, im_source: source },
}: {
  details: ImportDetails;
}) {
  const t = useImportsTexts();
  const all = states.reduce((sum, state) => sum + people[state], 0);
  const { without_address: count } = people;
  return (
    <section className={styles.part} aria-labelledby="people">
      <h2 id="people">{t('result.peopleTitle')}</h2>
      {all === 0 ? (
        <p className={styles.soft}>{t('result.nobody')}</p>
      ) : (
        <>
          {source !== null && <p className={styles.soft}>{t('result.from', { source })}</p>}
          <dl className={styles.people}>
            {states.map((state) => [
              <dt key={`${state} name`}>{t(`invitations.states.${state}`)}</dt>,
              <dd key={state}>{numbers.format(people[state])}</dd>,
            ])}
          </dl>
          {count > 0 && (
            <p className={styles.soft}>
              {t('result.withoutAddress', { count, number: numbers.format(count) })}
            </p>
          )}
          <div className={styles.actions}>
            <LinkButton to="/admin-import/invitations" search={{ import: importId }} size="small">
              {t('result.people')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
