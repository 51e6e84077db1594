import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#web/design/state.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { ListScreen } from '#web/lists/list-screen.tsx';
import type { ListAddress } from '#web/lists/list-search.ts';
import { RefreshButton } from '#web/lists/refresh-button.tsx';
import { useIsWide } from '#web/lists/use-is-wide.ts';
import { outboxQuery } from './administration.queries.ts';
import type { OutboxSort } from './list-orders.data.ts';
import type { OutboxSearch } from './outbox-search.rules.ts';
import { MailList } from './mail-list.tsx';
import { MailPane } from './mail-pane.tsx';
import styles from './outbox-screen.module.css';

/** The mails that could not be sent because no mail server is set up, with a pane to read them. */
export function OutboxScreen(address: ListAddress<OutboxSort, OutboxSearch>) {
  const t = useAdministrationTexts();
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
          { sort: 'created_at', order: 'desc', label: t('list.newestFirst') },
          { sort: 'created_at', order: 'asc', label: t('list.oldestFirst') },
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
