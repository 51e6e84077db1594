import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconFileSpreadsheet, IconReportMoney } from '@tabler/icons-react';
import type { AdminPaymentWire } from '#contract/payments/payment.wire.ts';
import { paymentStatuses } from '#contract/payments/payment.states.ts';
import { LinkButton } from '#web/design/button.tsx';
import { useIsWide } from '#web/design/hooks/use-breakpoints.ts';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import type { FreeView, TableView } from '#web/parts/lists/list-body.tsx';
import { ListBesidePane } from '#web/parts/lists/beside/list-beside-pane.tsx';
import { ListScreen, type SortChoice } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress, ListPage } from '#web/parts/lists/list-search.ts';
import { useKeysSetting, useListKeys } from '#web/parts/lists/single-keys.ts';
import styles from './payment-desk.module.css';
import { PaymentPane } from './payment-pane.tsx';
import { PaymentLinks, usePaymentColumns } from './payment-rows.tsx';
import {
  readPaymentSearch,
  statusOf,
  type PaymentSearch,
  type PaymentSort,
} from './payments-address.rules.ts';
import { paymentsQuery } from './payments.queries.ts';

type Address = ListAddress<PaymentSort, PaymentSearch>;
type Rows = TableView<AdminPaymentWire, PaymentSort> | FreeView<AdminPaymentWire>;

/** The payments: a table, and beside the open payment a narrow list. On phones the payment is alone. */
export function PaymentDesk(address: Address) {
  const t = usePaymentsTexts();
  const { search, onSearch } = address;
  const { payment: open, ...list } = search;
  const isWide = useIsWide();
  const query = useQuery(paymentsQuery(search));
  const ids = query.data?.data.map(({ pay_id }) => pay_id) ?? [];
  const [hasKeys, setKeys] = useKeysSetting();
  useListKeys(hasKeys && isWide, {
    ids,
    open,
    onOpen: (payment) => onSearch({ ...search, payment }, open !== undefined),
    onClose: () => onSearch(list),
  });
  if (!isWide && open !== undefined) return <PaymentPane key={open} id={open} hasKeys={false} isAlone />;
  return (
    <ListBesidePane
      list={<PaymentList {...address} query={query} open={isWide ? open : undefined} />}
      pane={open === undefined ? undefined : <PaymentPane key={open} id={open} hasKeys={hasKeys} />}
      keys={
        isWide ? { isOn: hasKeys, onSwitch: setKeys, label: t('keysSwitch'), text: t('keys') } : undefined
      }
    />
  );
}

type ListProps = Address & {
  query: UseQueryResult<ListPage<AdminPaymentWire>>;
  /** The payment in the pane beside the list. */
  open: number | undefined;
};

function PaymentList({ query, open, ...address }: ListProps) {
  const t = usePaymentsTexts();
  const { search } = address;
  const columns = usePaymentColumns();
  const view: Rows =
    open === undefined
      ? {
          caption: t('caption'),
          columns,
          keyOf: ({ pay_id }) => pay_id,
        }
      : { renderRows: (shown) => <PaymentLinks payments={shown} open={open} /> };
  const isQueue = statusOf(search) === 'waiting';
  return (
    <ListScreen
      {...address}
      title={t('title')}
      lead={t('lead')}
      filters={<StatusFilter {...address} />}
      chosen={t(`statuses.${statusOf(address.search)}`)}
      searchLabel={t('searchLabel')}
      query={query}
      sorts={useSorts(isQueue)}
      hasSortSelect={open !== undefined}
      actions={<Ways />}
      view={{
        ...view,
        emptyTitle: t(isQueue ? 'nothingTitle' : 'noneTitle'),
        emptyText: t(isQueue ? 'nothingText' : 'noneText'),
      }}
    />
  );
}

/** What waits is listed by its age; everything else the latest first. */
function useSorts(isQueue: boolean): [SortChoice<PaymentSort>, ...SortChoice<PaymentSort>[]] {
  const t = usePaymentsTexts();
  const lists = useListsTexts();
  const byAge = { sort: 'age', order: 'desc', label: t('longestWaiting') } as const;
  const byStart = { sort: 'started_at', order: 'desc', label: lists('newestFirst') } as const;
  const byAmount = { sort: 'amount', order: 'desc', label: t('highestAmount') } as const;
  if (isQueue) return [byAge, { sort: 'age', order: 'asc', label: t('shortestWaiting') }, byAmount];
  return [byStart, { sort: 'decided_at', order: 'desc', label: t('latestDecided') }, byAge, byAmount];
}

/** The other screens of finance. */
function Ways() {
  const t = usePaymentsTexts();
  return (
    <>
      <LinkButton
        to="/admin-payments/statement"
        look="outline"
        size="small"
        icon={<IconFileSpreadsheet size="1.125rem" aria-hidden="true" />}
      >
        {t('toStatement')}
      </LinkButton>
      <LinkButton
        to="/admin-payments/totals"
        look="outline"
        size="small"
        icon={<IconReportMoney size="1.125rem" aria-hidden="true" />}
      >
        {t('toTotals')}
      </LinkButton>
    </>
  );
}

/** Another status starts at the first page, in the order of its own. */
function StatusFilter({ search, onSearch }: Address) {
  const t = usePaymentsTexts();
  const { sort: _sort, order: _order, page: _page, payment: _payment, ...kept } = search;
  const choices = ['waiting', ...paymentStatuses.filter((status) => status !== 'waiting'), 'all'] as const;
  return (
    <SelectInput
      className={styles.filter}
      label={t('status')}
      value={statusOf(search)}
      onChange={({ target }) => onSearch(readPaymentSearch({ ...kept, status: target.value }))}
      data={choices.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
    />
  );
}
