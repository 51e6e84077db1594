import { useQuery } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { importFields } from '#contract/imports/mapping.fields.ts';
import type { showInvitedPerson } from '#contract/imports/invitations.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { invitedPersonQuery } from '../imports.queries.ts';
import { useStoredValues } from '../run/stored-values.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './person-dialog.module.css';

type Props = { id: number; name: string; onClose: () => void };

/** The stored facts of an imported person, before the person is invited. */
export function PersonDialog({ id, name, onClose }: Props) {
  const query = useQuery(invitedPersonQuery(id));
  const person = query.data?.data;
  return (
    <DialogFrame title={<bdi>{name}</bdi>} onClose={onClose}>
      {person !== undefined && <StoredPerson person={person} />}
      {person === undefined && hasFailed(query) && <LoadFailure query={query} />}
      {person === undefined && !hasFailed(query) && (
        <div aria-busy="true">
          <Skeleton height="20rem" />
        </div>
      )}
    </DialogFrame>
  );
}

function StoredPerson({ person }: { person: EndpointData<typeof showInvitedPerson> }) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const write = useStoredValues();
  const { iv_facts: stored, iv_to_confirm: estimated, iv_source: source } = person;
  return (
    <div className={styles.person}>
      <p className={styles.soft}>{t('invitations.stored.privacy')}</p>
      {source !== null && <p className={styles.soft}>{t('invitations.stored.from', { source })}</p>}
      <dl className={styles.facts}>
        {importFields.map((field) => {
          const value = stored[field];
          if (value === undefined) return null;
          return (
            <div key={field} className={styles.fact}>
              <dt>{labelOf(field)}</dt>
              <dd>
                <bdi>{write({ field, value })}</bdi>
                {estimated.includes(field) && (
                  <span className={styles.soft}> {t('invitations.stored.estimated')}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.soft}>{t('invitations.stored.mend')}</p>
    </div>
  );
}
