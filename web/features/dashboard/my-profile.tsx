import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { openAreaDialog } from '#web/dialogs/area-dialogs.ts';
import { useTranslation } from 'react-i18next';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './member-dashboard.module.css';
import { PersonSummary } from './person-summary.tsx';

/** The own profile: for now its head; the editor comes later. */
export function MyProfile() {
  const t = useMemberTexts();
  const { t: common } = useTranslation();
  return (
    <div className={styles.dashboard}>
      <Card>
        <PersonSummary level="h1" />
      </Card>
      <Card>
        <EmptyState title={common('building.title')} text={t('profile.text')}>
          <LinkButton to="/dashboard">{t('shell.dashboard')}</LinkButton>
          <Button look="outline" onClick={() => openAreaDialog('change-password')}>
            {t('dashboard.changePassword')}
          </Button>
        </EmptyState>
      </Card>
    </div>
  );
}
