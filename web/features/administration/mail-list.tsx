import { Link } from '@tanstack/react-router';
import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import type { z } from 'zod';
import type { outboxEntry } from '#contract/administration/list-outbox.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import styles from './mail-list.module.css';

type Mail = z.infer<typeof outboxEntry>;
type Props = { mails: readonly Mail[] | undefined; chosen: string | undefined };

const loadingMails = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The mails as links, so that the back button leads back to the list. */
export function MailList({ mails, chosen }: Props) {
  const t = useAdministrationTexts();
  return (
    <ul className={styles.list} aria-label={t('outbox.caption')} aria-busy={mails === undefined}>
      {mails === undefined
        ? loadingMails.map((key) => (
            <li key={key} className={styles.entry}>
              <Skeleton width="70%" height="1.4em" />
              <Skeleton width="45%" height="1.4em" />
              <Skeleton width="30%" />
            </li>
          ))
        : mails.map((mail) => (
            <li key={mail.ob_id}>
              <MailLink mail={mail} isChosen={mail.ob_id === chosen} />
            </li>
          ))}
    </ul>
  );
}

function MailLink({ mail, isChosen }: { mail: Mail; isChosen: boolean }) {
  const t = useAdministrationTexts();
  const Icon = mail.ob_channel === 'sms' ? IconDeviceMobileMessage : IconMail;
  return (
    <Link
      from="/admin-outbox"
      search={(search) => ({ ...search, mail: mail.ob_id })}
      resetScroll={false}
      className={styles.entry}
      activeProps={{}}
      {...(isChosen ? { 'aria-current': 'true' as const } : {})}
      data-chosen={isChosen}
    >
      <span className={styles.subject}>{mail.ob_subject}</span>
      <span className={styles.address}>{mail.ob_to}</span>
      <span className={styles.facts}>
        <Icon size="1rem" aria-hidden="true" />
        {t(`outbox.${mail.ob_channel}`)}
        <span aria-hidden="true">·</span>
        <Ago instant={mail.ob_created_at} />
      </span>
    </Link>
  );
}
