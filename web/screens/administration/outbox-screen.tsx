import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import type { z } from 'zod';
import type { outboxEntry } from '#contract/administration/outbox.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { ListScreen, RefreshButton } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import type { OutboxSearch, OutboxSort } from './administration-address.rules.ts';
import { outboxQuery } from './administration.queries.ts';
import { MailPane } from './mail-pane.tsx';
import styles from './outbox-screen.module.css';

/** The mails that could not be sent because no mail server is set up, with a pane to read them. */
export function OutboxScreen(address: ListAddress<OutboxSort, OutboxSearch>) {
  const t = useAdministrationTexts();
  const lists = useListsTexts();
  const { mail, ...listed } = address.search;
  const isWide = useIsWide();
  const query = useQuery(outboxQuery(listed));
  if (!isWide && mail !== undefined) return <MailPane id={mail} isAlone />;
  return (
    <div className={styles.outbox}>
      <ListScreen
        {...address}
        title={t('outbox.title')}
        lead={t('outbox.lead')}
        searchLabel={t('outbox.searchLabel')}
        query={query}
        sorts={[
          { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
          { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
        ]}
        hasSortSelect
        actions={<RefreshButton query={query} />}
        view={{
          renderRows: (mails) => <MailList mails={mails} chosen={mail} />,
          emptyTitle: t('outbox.emptyTitle'),
          emptyText: t('outbox.emptyText'),
        }}
      />
      {isWide && (
        <div className={styles.pane}>
          {mail === undefined ? (
            <EmptyState title={t('outbox.chooseTitle')} text={t('outbox.chooseText')} />
          ) : (
            <MailPane key={mail} id={mail} />
          )}
        </div>
      )}
    </div>
  );
}

type Mail = z.infer<typeof outboxEntry>;
type ListProps = { mails: readonly Mail[] | undefined; chosen: string | undefined };

const loadingMails = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The mails as links, so that the back button returns to the list. */
function MailList({ mails, chosen }: ListProps) {
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
