import { useQuery } from '@tanstack/react-query';
import { Trans } from 'react-i18next';
import { Avatar } from '#web/design/avatar.tsx';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useSite } from '#web/document/site.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import styles from './blocked-section.module.css';
import { LoadedSection } from './loaded-section.tsx';
import { SettingsCard } from './settings-card.tsx';
import { blockedQuery, type Blocked } from './settings.queries.ts';
import { useUnblocking } from './use-unblocking.ts';

/** Whom the member blocked, and taking that back. */
export function BlockedSection() {
  const t = useSettingsTexts();
  const query = useQuery(blockedQuery());
  const { busyId, unblock } = useUnblocking();
  return (
    <LoadedSection query={query} failure={t('blocked.notAvailable')}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState level="h3" title={t('blocked.emptyTitle')} text={t('blocked.emptyText')} />
        ) : (
          <SettingsCard>
            <ul className={styles.list} aria-label={t('blocked.label')}>
              {people.map((person) => (
                <BlockedPerson
                  key={person.u_id}
                  person={person}
                  isBusy={busyId === person.u_id}
                  onUnblock={() => void unblock(person)}
                />
              ))}
            </ul>
          </SettingsCard>
        )
      }
    </LoadedSection>
  );
}

type PersonProps = { person: Blocked; isBusy: boolean; onUnblock: () => void };

/** Just enough to know them by. */
function BlockedPerson({ person, isBusy, onUnblock }: PersonProps) {
  const t = useSettingsTexts();
  const site = useSite();
  const name = `${person.u_firstname} ${person.u_lastname}`;
  return (
    <li className={styles.item} aria-busy={isBusy}>
      <Avatar name={name} />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>
          {site.member_id_prefix}
          {person.u_id}
          {' · '}
          <Trans
            t={t}
            i18nKey="blocked.since"
            components={{ time: <Ago instant={person.blocked_at} hasDateAfterWeek /> }}
          />
        </span>
      </div>
      <Button
        look="outline"
        size="small"
        isBusy={isBusy}
        aria-label={t('blocked.unblockOf', { name })}
        onClick={onUnblock}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}
