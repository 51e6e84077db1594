import { homeOf } from '#web/app/client/guards.ts';
import { isAdministrator, type Session } from '#web/app/client/session.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { useSignOut } from '#web/parts/forms/use-sign-out.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import styles from './registration.module.css';

type Props = { session: Session; heading: 'h2' | 'h3' };

/** What a signed-in person sees in place of the registration: whose account is open, and the ways on. */
export function SignedInNotice({ session, heading: Heading }: Props) {
  const t = useRegistrationTexts();
  const signOut = useSignOut();
  const name = session.name === '' ? session.email : session.name;
  return (
    <div className={styles.form}>
      <Heading className={styles.heading} tabIndex={-1} data-autofocus>
        {t('signedIn.title')}
      </Heading>
      <p>{isAdministrator(session) ? t('signedIn.administrator') : t('signedIn.member', { name })}</p>
      <LinkButton to={homeOf(session)}>{t('signedIn.home')}</LinkButton>
      <Button look="outline" onClick={() => void signOut()}>
        {t('signedIn.leave')}
      </Button>
    </div>
  );
}
