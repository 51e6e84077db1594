import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { openAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { useSite } from '#web/document/site.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import { ComingCard } from './coming-card.tsx';
import styles from './member-dashboard.module.css';
import { PersonSummary } from './person-summary.tsx';
import { ProfileCompletion } from './profile-completion.tsx';

/** What a member sees first: who they are here, and honestly what is still to come. */
export function MemberDashboard() {
  const t = useMemberTexts();
  const site = useSite();
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
      <div className={styles.pair}>
        <ComingCard title={t('dashboard.received')} text={t('dashboard.receivedText')} />
        <ComingCard title={t('dashboard.sent')} text={t('dashboard.sentText')} />
      </div>
      <ComingCard title={t('dashboard.find', { site: site.name })} text={t('dashboard.findText')} />
      <ComingCard title={t('dashboard.suggestions')} text={t('dashboard.suggestionsText')} />
      <ComingCard title={t('dashboard.viewers')} text={t('dashboard.viewersText')} />
    </div>
  );
}
