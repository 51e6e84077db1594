import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '#web/design/button.tsx';
import { openAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import styles from './leaving-section.module.css';
import { LoadedSection } from './loaded-section.tsx';
import { sayInstant } from './say-instant.ts';
import { SettingsCard } from './settings-card.tsx';
import { settingsQuery } from './settings.queries.ts';
import { useKeepingAccount } from './use-keeping-account.ts';

const facts = ['erased', 'kept', 'days'] as const;

/** What leaving means, and the way to do it; once it is asked for, until when one may change one's mind. */
export function LeavingSection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  return (
    <LoadedSection query={query} failure={t('notAvailable')}>
      {({ deletion_due_at: dueAt }) => (
        <SettingsCard>
          {dueAt !== null && <Pending dueAt={dueAt} />}
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{t(`leaving.${fact}Title`)}</dt>
                <dd>{t(`leaving.${fact}`)}</dd>
              </div>
            ))}
          </dl>
          {dueAt === null && <Leaving />}
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

function Leaving() {
  const t = useSettingsTexts();
  return (
    <div className={styles.leaving}>
      <div>
        <p>{t('leaving.rather')}</p>
        <Link to="/settings" search={{ section: 'privacy' }} className={styles.link}>
          {t('leaving.toPrivacy')}
        </Link>
      </div>
      <Button look="danger" onClick={() => openAreaDialog('delete-account')}>
        {t('leaving.delete')}
      </Button>
    </div>
  );
}

function Pending({ dueAt }: { dueAt: string }) {
  const t = useSettingsTexts();
  const { isBusy, keep } = useKeepingAccount();
  return (
    <div className={styles.leaving}>
      <div>
        <h3 className={styles.pending}>{t('leaving.pendingTitle', { time: sayInstant(dueAt) })}</h3>
        <p>{t('leaving.pendingText')}</p>
      </div>
      <Button isBusy={isBusy} onClick={() => void keep()}>
        {t('leaving.keep')}
      </Button>
    </div>
  );
}
