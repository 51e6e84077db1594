import { LinkButton } from '#web/design/button.tsx';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import styles from './invitation.module.css';

/** Asks a couple that reads to tell its own story. */
export function Invitation() {
  const t = useStoriesTexts();
  return (
    <aside className={styles.invitation} aria-labelledby="invitation-title">
      <div className={styles.words}>
        <h2 id="invitation-title">{t('invitation.title')}</h2>
        <p>{t('invitation.text')}</p>
      </div>
      <LinkButton to="/add-New-success-Story">{t('add')}</LinkButton>
    </aside>
  );
}
