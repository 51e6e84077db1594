import { Link } from '@tanstack/react-router';
import { Card } from '#web/design/card.tsx';
import { WholeWords } from '#web/locales/whole-words.tsx';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { CodeForm } from './code-form.tsx';
import type { PostedCode } from './posted-answer.rules.ts';
import styles from '../registration/registration.module.css';

/** The code of a registration, on a page that works without scripts. They are needed to sign in afterwards. */
export function VerifyPage({ posted }: { posted: PostedCode | null }) {
  const t = useRegistrationTexts();
  return (
    <PlainPage>
      <Card className={styles.card}>
        {posted?.isVerified === true ? (
          <div role="status" className={styles.form}>
            <h1>{t('code.verifiedTitle')}</h1>
            <p>{t('code.verifiedText')}</p>
            <p>
              <Link to="/" search={{ dialog: 'sign-in' }}>
                {t('code.signIn')}
              </Link>
            </p>
            <noscript>
              <p>{t('code.needsScript')}</p>
            </noscript>
          </div>
        ) : (
          <>
            <h1>
              <WholeWords text={t('code.title')} />
            </h1>
            <CodeForm
              email={posted?.email ?? ''}
              error={posted?.error ?? undefined}
              isWrongCode={posted?.isWrongCode}
            />
          </>
        )}
      </Card>
    </PlainPage>
  );
}
