import { Button } from '#web/design/button.tsx';
import { Logo } from '#web/design/logo.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useSignOut } from '#web/parts/forms/use-sign-out.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { GiveSecondFactor } from './second-factor-gate.tsx';
import styles from './second-factor.module.css';

/** All that a member sees before the second factor is given: no call of the area would be answered. */
export function SecondStepPage() {
  const t = useSecondFactorTexts();
  const site = useSite();
  const signOut = useSignOut();
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <span className={styles.home}>
        <Logo name={site.name} picture={site.logo} />
      </span>
      <GiveSecondFactor lost={t('gate.lostMember', { support: site.support_email })} />
      <Button look="quiet" className={styles.home} onClick={() => void signOut()}>
        {t('gate.signOut')}
      </Button>
    </main>
  );
}
