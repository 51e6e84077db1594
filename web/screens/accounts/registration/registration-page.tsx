import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lastStep } from '#contract/accounts/registration-form.ts';
import { Card } from '#web/design/card.tsx';
import { WholeWords } from '#web/locales/whole-words.tsx';
import { PlainPage } from '#web/app/document/plain-page.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { deleteSentCode, firstCode, readSentCode, storeAddress, storeSentCode } from '../sent-codes.ts';
import { useKnownSession } from '../use-known-session.ts';
import { CodeForm } from '../verification/code-form.tsx';
import type { RegistrationPosted } from './posted-registration.ts';
import { storeDraft } from './registration-draft.ts';
import type { RegistrationStart } from './registration-start.ts';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration.module.css';
import { useSendingRegistration, type Registered } from './use-sending-registration.ts';

/** Few people see it. */
const SignedInNotice = lazy(async () => ({
  default: (await import('./signed-in-notice.tsx')).SignedInNotice,
}));

type Props = {
  /** What a form that was sent without scripts is answered with. */
  posted: RegistrationPosted | null;
  start: RegistrationStart;
};

/** Registering on a page of its own, which the server draws and which works without scripts. */
export function RegistrationPage({ posted, start }: Props) {
  const t = useRegistrationTexts();
  const session = useKnownSession();
  const [sent, setSent] = useState(posted !== null && 'sent' in posted ? posted.sent : undefined);
  const send = useSendingRegistration(setSent);
  useForgettingSearch(start);
  useSentBefore({ posted, onSent: setSent });
  useFieldFocus(sent === undefined ? 'email' : 'token');
  if (sent !== undefined) return <CodePage sent={sent} onChangeAddress={() => setSent(undefined)} />;
  return (
    <PlainPage>
      <Card className={styles.card}>
        <h1>{t('title')}</h1>
        {session === undefined ? (
          <RegistrationForm
            send={send}
            submitLabel={t('submit')}
            heading="h2"
            posted={posted !== null && 'form' in posted ? posted.form : undefined}
            start={start}
          >
            <p className={styles.footer}>
              {t('noAccount')}
              <Link to="/" search={{ dialog: 'sign-in' }}>
                {t('signIn')}
              </Link>
            </p>
          </RegistrationForm>
        ) : (
          <Suspense>
            <SignedInNotice session={session} heading="h2" />
          </Suspense>
        )}
      </Card>
    </PlainPage>
  );
}

/** The form has what the address says once the scripts have come: a reload shows what was typed since. */
function useForgettingSearch(start: RegistrationStart): void {
  const navigate = useNavigate({ from: '/registration' });
  const isStarted = Object.keys(start.typed).length > 0 || start.unknown !== undefined;
  useEffect(() => {
    if (isStarted) void navigate({ search: {}, replace: true, resetScroll: false });
  }, [isStarted, navigate]);
}

/** Stores what a form contained that was sent before the scripts came. A reload shows where the code is entered. */
function useSentBefore({ posted, onSent }: Pick<Props, 'posted'> & { onSent: (sent: Registered) => void }) {
  const begin = useEffectEvent(() => {
    if (posted !== null && 'sent' in posted) {
      const { email, length } = posted.sent;
      storeDraft({ step: lastStep, typed: posted.typed });
      storeAddress(email);
      storeSentCode('verify', { ...firstCode(email, { length }), isRegistration: true });
    }
    const code = posted === null ? readSentCode('verify') : undefined;
    if (code?.isRegistration === true) onSent({ email: code.address, length: code.length });
  });
  useEffect(() => begin(), []);
}

/** The page that takes the place of another one begins at the field that it is there for. */
function useFieldFocus(name: 'email' | 'token'): void {
  const before = useRef<typeof name>('email');
  useEffect(() => {
    if (before.current !== name) document.querySelector<HTMLElement>(`#content [name=${name}]`)?.focus();
    before.current = name;
  }, [name]);
}

type CodeProps = { sent: Registered; onChangeAddress: () => void };

/** Where the code is entered after registering. The dialogs, where another code can be requested, know it as well. */
function CodePage({ sent: { email, length }, onChangeAddress }: CodeProps) {
  const t = useRegistrationTexts();
  const { name } = useSite();
  return (
    <PlainPage>
      <title>{`${t('code.title')} · ${name}`}</title>
      <Card className={styles.card}>
        <p role="status" className={styles.success}>
          {t('successTitle')} {t('oneStep')}
        </p>
        <h1>
          <WholeWords text={t('code.title')} />
        </h1>
        <CodeForm
          email={email}
          length={length}
          onChangeAddress={() => {
            deleteSentCode('verify');
            onChangeAddress();
          }}
        />
      </Card>
    </PlainPage>
  );
}
