import { IconClockHour4, IconEyeOff, IconHeartHandshake } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiUnreachable, keyOfFailure } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { loadAnswers, type Invitation } from './invitation-calls.ts';
import styles from './invitation-sections.module.css';

/** Where the biodata came from, that no member has seen it, and what the person can do. */
export function Introduction({ invitation }: { invitation: Invitation }) {
  const t = useInvitationTexts();
  const { writeDate } = useDates();
  const { iv_source: source, iv_facts: facts } = invitation;
  const date = writeDate(invitation.iv_created_at);
  const promises = [
    { Icon: IconEyeOff, title: t('intro.hidden'), text: t('intro.hiddenText') },
    { Icon: IconHeartHandshake, title: t('intro.choice'), text: t('intro.choiceText') },
    {
      Icon: IconClockHour4,
      title: t('intro.expiry'),
      text: t('intro.expiryText', { date: writeDate(invitation.iv_expires_at) }),
    },
  ];
  return (
    <header className={styles.intro}>
      <h1>
        {facts.firstname === undefined
          ? t('intro.heading')
          : t('intro.headingNamed', { name: facts.firstname })}
      </h1>
      <p className={styles.from}>
        {source === null ? t('intro.fromNobody', { date }) : t('intro.from', { source, date })}
      </p>
      <ul className={styles.promises}>
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon size="1.75rem" stroke={1.6} className={styles.icon} aria-hidden="true" />
            <p>
              <strong>{title}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.jumps}>
        <a href="#accept">{t('intro.toAccept')}</a>
        <a href="#erase">{t('intro.toErase')}</a>
      </p>
    </header>
  );
}

type EraseProps = { token: string; onErased: () => void; onGone: () => void };

/** Erases everything about the person, after a confirmation because it cannot be undone. */
export function Erase({ token, onErased, onGone }: EraseProps) {
  const t = useInvitationTexts();
  const common = useCommonTexts();
  const [isBusy, setBusy] = useState(false);
  const fail = (text: string) =>
    showOutcome({ tone: 'failure', title: t('erase.failedTitle'), text, onRetry: () => void erase() });
  const erase = async () => {
    setBusy(true);
    try {
      const { sendDecline } = await loadAnswers();
      const answer = await sendDecline(token);
      if (answer.result) onErased();
      else if (answer.code === 'not_found') onGone();
      else fail(answer.message);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      fail(common(keyOfFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('erase.askTitle'),
      text: t('erase.askText'),
      confirm: { label: t('erase.askConfirm'), run: () => void erase() },
    });
  return (
    <section id="erase" aria-labelledby="erase-title" className={styles.erase}>
      <h2 id="erase-title">{t('erase.title')}</h2>
      <p>{t('erase.lead')}</p>
      <Button look="outline" size="large" isBusy={isBusy} onClick={ask}>
        {t('erase.button')}
      </Button>
    </section>
  );
}

/** Who runs the site, and how to reach them. */
export function Operator() {
  const t = useInvitationTexts();
  const site = useSite();
  return (
    <section aria-labelledby="operator" className={styles.operator}>
      <h2 id="operator">{t('operator.title')}</h2>
      <p>{t('operator.text', { site: site.name })}</p>
      <ul className={styles.contacts}>
        {site.address !== '' && <li className={styles.address}>{site.address}</li>}
        {site.support_email !== '' && (
          <li>
            <a href={`mailto:${site.support_email}`}>{site.support_email}</a>
          </li>
        )}
        {site.support_phone !== '' && (
          <li>
            <a href={`tel:${site.support_phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
              {site.support_phone}
            </a>
          </li>
        )}
        {site.grievance_officer !== '' && <li>{t('operator.officer', { name: site.grievance_officer })}</li>}
        <li>
          <a href="/privacy" target="_blank" rel="noreferrer">
            {t('operator.privacy')}
          </a>
        </li>
        <li>
          <a href="/terms" target="_blank" rel="noreferrer">
            {t('operator.terms')}
          </a>
        </li>
      </ul>
    </section>
  );
}
