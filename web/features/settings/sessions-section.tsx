import { useQuery } from '@tanstack/react-query';
import { Button } from '#web/design/button.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { LoadedSection } from './loaded-section.tsx';
import { SessionItem } from './session-item.tsx';
import styles from './sessions-section.module.css';
import { SettingsCard } from './settings-card.tsx';
import { sessionsQuery, type SignedIn } from './settings.queries.ts';
import { useEndingSessions } from './use-ending-sessions.ts';

/** Where one is signed in, and the ways to end that. */
export function SessionsSection() {
  const t = useSettingsTexts();
  const query = useQuery(sessionsQuery());
  return (
    <LoadedSection query={query} failure={t('sessions.notAvailable')}>
      {(sessions) => <Sessions sessions={sessions} />}
    </LoadedSection>
  );
}

function Sessions({ sessions }: { sessions: readonly SignedIn[] }) {
  const t = useSettingsTexts();
  const { busy, endOne, endOthers, askEverywhere } = useEndingSessions();
  const isAlone = sessions.every((session) => session.is_current);
  // The one that is looked at stands first.
  const ordered = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <>
      <SettingsCard>
        <ul className={styles.list}>
          {ordered.map((session) => (
            <SessionItem
              key={session.session_id}
              session={session}
              isBusy={busy === session.session_id}
              onEnd={(device) => void endOne(session, device)}
            />
          ))}
        </ul>
        <p className={styles.advice}>{t(isAlone ? 'sessions.alone' : 'sessions.advice')}</p>
      </SettingsCard>
      <div className={styles.actions}>
        {!isAlone && (
          <Button look="outline" isBusy={busy === 'others'} onClick={() => void endOthers()}>
            {t('sessions.others')}
          </Button>
        )}
        <Button look="quiet" isBusy={busy === 'everywhere'} onClick={askEverywhere}>
          {t('sessions.everywhere')}
        </Button>
      </div>
    </>
  );
}
