import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { LinkButton } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import { invitationStates, type RowSort, type RunSearch } from '../import-address.rules.ts';
import { LinksFile } from '../invitations/links-file.tsx';
import { ImportPhotos } from './import-photos.tsx';
import { RemovalNote } from '../removal-note.tsx';
import styles from './import-step.module.css';
import { RowReport, showNote } from './row-report.tsx';
import parts from './run-parts.module.css';
import { RemovePeople } from './remove-people.tsx';
import { ReasonList } from './reason-list.tsx';
import { RowCounts, RunningImport } from './run-parts.tsx';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = ListAddress<RowSort, RunSearch> & { details: ImportDetails; calls: ImportCalls };

/** The last step: the progress of the import, then its result. */
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
  const isUndone = details.im_removed !== null;
  return (
    <div className={parts.part}>
      <Ending details={details} />
      {!isUndone && <RowCounts details={details} />}
      {(!isUndone || hasPeople(details)) && <People details={details} calls={calls} />}
      {details.im_state === 'done' && !isUndone && <ImportPhotos importId={details.im_id} />}
      <ReasonList reasons={details.im_reasons} onShow={(note) => showNote(note, address)} />
      <RowReport details={details} {...address} />
    </div>
  );
}

/** How the import ended, or that its people were removed since. A stopped or failed one starts again from its columns. */
function Ending({ details }: { details: ImportDetails }) {
  const t = useImportsTexts();
  const { im_removed: removed } = details;
  if (removed !== null) {
    const { people: count } = removed;
    return (
      <>
        <h2>{t('invitations.removal.doneTitle', { count, number: numbers.format(count) })}</h2>
        <p className={parts.soft}>
          <RemovalNote removed={removed} />
        </p>
      </>
    );
  }
  if (details.im_state === 'done') return <h2>{t('result.doneTitle')}</h2>;
  const isFailed = details.im_state === 'failed';
  return (
    <>
      <h2>{t(isFailed ? 'result.failedTitle' : 'result.stoppedTitle')}</h2>
      <div className={parts.note} data-tone={isFailed ? 'bad' : 'calm'}>
        {details.im_failure !== null && <p>{details.im_failure}</p>}
        <p>{t(isFailed ? 'result.failedText' : 'result.stoppedText')}</p>
      </div>
      {details.im_has_file && (
        <div className={parts.actions}>
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

function hasPeople({ im_invitations: people }: ImportDetails): boolean {
  return invitationStates.some((state) => people[state] > 0);
}

/** How many of the imported people are in each state. */
function People({ details, calls }: Pick<Props, 'details' | 'calls'>) {
  const t = useImportsTexts();
  const { im_id: importId, im_invitations: people, im_source: source } = details;
  const all = invitationStates.reduce((sum, state) => sum + people[state], 0);
  const { without_address: count } = people;
  const removed = details.im_removed?.people ?? 0;
  const gone = Math.max(0, details.im_added + details.im_updated - all - removed);
  return (
    <section className={parts.part} aria-labelledby="people">
      <h2 id="people">{t('result.peopleTitle')}</h2>
      {all === 0 ? (
        <>
          <p className={parts.soft}>{t('result.nobody')}</p>
          <RemovePeople details={details} calls={calls} />
        </>
      ) : (
        <>
          {source !== null && <p className={parts.soft}>{t('result.from', { source })}</p>}
          <dl className={styles.people}>
            {invitationStates.map((state) => [
              <dt key={`${state} name`}>{t(`invitations.states.${state}`)}</dt>,
              <dd key={state}>{numbers.format(people[state])}</dd>,
            ])}
          </dl>
          {gone > 0 && (
            <p className={parts.soft}>
              {t('result.elsewhere', { count: gone, number: numbers.format(gone) })}
            </p>
          )}
          {count > 0 && (
            <p className={parts.soft}>
              {t('result.withoutAddress', { count, number: numbers.format(count) })}
            </p>
          )}
          <div className={parts.actions}>
            <LinkButton to="/admin-import/invitations" search={{ import: importId }} size="small">
              {t('result.people')}
            </LinkButton>
            {count > 0 && <LinksFile importId={importId} />}
            <RemovePeople details={details} calls={calls} />
          </div>
        </>
      )}
    </section>
  );
}
