import { IconClockHour4, IconEyeOff, IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#web/document/site.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './introduction.module.css';
import { sayDay } from './say-fact.ts';
import type { Invitation } from './read-invitation.ts';

/** Who gave us the biodata, that nobody has seen it, and what the person can do. */
export function Introduction({ invitation }: { invitation: Invitation }) {
  const t = useInvitationTexts();
  const { i18n } = useTranslation();
  const { time_zone: timeZone } = useSite();
  const { iv_source: source, iv_facts: facts } = invitation;
  const sayDate = (instant: string) => sayDay(instant, { language: i18n.language, timeZone });
  const date = sayDate(invitation.iv_created_at);
  const promises = [
    { Icon: IconEyeOff, title: t('intro.hidden'), text: t('intro.hiddenText') },
    { Icon: IconHeartHandshake, title: t('intro.choice'), text: t('intro.choiceText') },
    {
      Icon: IconClockHour4,
      title: t('intro.expiry'),
      text: t('intro.expiryText', { date: sayDate(invitation.iv_expires_at) }),
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
      <p className={styles.ways}>
        <a href="#accept">{t('intro.toAccept')}</a>
        <a href="#erase">{t('intro.toErase')}</a>
      </p>
    </header>
  );
}
