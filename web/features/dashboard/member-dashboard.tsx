import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { openAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import { BestMatches, Suggestions, Viewers } from './dashboard-lists.tsx';
import { InterestCounters } from './interest-counters.tsx';
import { LeftToday } from './left-today.tsx';
import styles from './member-dashboard.module.css';
import { PersonSummary } from './person-summary.tsx';
import { ProfileCompletion } from './profile-completion.tsx';

/** What a member sees first: who they are here, what came, and who might suit them. Each list loads on its own. */
export function MemberDashboard() {
  const t = useMemberTexts();
  return (
    <div className={styles.dashboard}>
      <h1>{t('dashboard.title')}</h1>
      <Card className={styles.summary}>
        <h2 className={styles.heading}>{t('dashboard.summary')}</h2>
        <PersonSummary>
          <Button look="outline" onClick={() => openAreaDialog('change-password')}>
            {t('dashboard.changePassword')}
          </Button>
          <LinkButton to="/myProfile">{t('dashboard.editProfile')}</LinkButton>
        </PersonSummary>
        <ProfileCompletion />
      </Card>
      <InterestCounters />
      <LeftToday />
      <BestMatches />
      <Suggestions />
      <Viewers />
    </div>
  );
}
