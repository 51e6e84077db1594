import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { enquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useListsTexts } from '#web/i18n/use-lists-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import type { Column } from '#web/lists/data-table.tsx';
import { ExpandableText } from '#web/lists/expandable-text.tsx';
import { ListScreen } from '#web/lists/list-screen.tsx';
import { rowsOfPage, type ListAddress } from '#web/lists/list-search.ts';
import { enquiriesQuery } from './enquiries.queries.ts';
import styles from './enquiry-list.module.css';
import type { EnquirySort } from './enquiry-orders.data.ts';

type Enquiry = z.infer<typeof enquiryWire>;

/** The enquiries that visitors sent from the landing page. */
export function EnquiryList(address: ListAddress<EnquirySort>) {
  const t = useAdministrationTexts();
  const lists = useListsTexts();
  const query = useQuery(enquiriesQuery(address.search));
  return (
    <ListScreen
      {...address}
      title={t('enquiries.title')}
      lead={t('enquiries.lead')}
      searchLabel={t('enquiries.searchLabel')}
      query={query}
      sorts={[
        { sort: 'created_at', order: 'desc', label: lists('newestFirst') },
        { sort: 'created_at', order: 'asc', label: lists('oldestFirst') },
        { sort: 'name', order: 'asc', label: lists('nameAscending') },
        { sort: 'name', order: 'desc', label: lists('nameDescending') },
      ]}
      view={{
        caption: t('enquiries.caption'),
        columns: useEnquiryColumns((address.search.page ?? 1) - 1),
        keyOf: (enquiry) => enquiry.cu_id,
        renderCard: (enquiry) => <EnquiryCard enquiry={enquiry} />,
        loadingFacts: 2,
        emptyTitle: t('enquiries.emptyTitle'),
        emptyText: t('enquiries.emptyText'),
      }}
    />
  );
}

/** The serial numbers continue over all pages. */
function useEnquiryColumns(pagesBefore: number): readonly Column<Enquiry, EnquirySort>[] {
  const t = useAdministrationTexts();
  return [
    {
      id: 'number',
      header: t('enquiries.number'),
      width: 6,
      renderCell: (_enquiry, index) => pagesBefore * rowsOfPage + index + 1,
    },
    {
      id: 'name',
      header: t('enquiries.name'),
      width: 16,
      sort: 'name',
      isRowHeading: true,
      renderCell: (enquiry) => <bdi className={styles.name}>{enquiry.cu_name}</bdi>,
    },
    {
      id: 'email',
      header: t('enquiries.email'),
      width: 19,
      renderCell: (enquiry) => <Email enquiry={enquiry} />,
    },
    {
      id: 'phone',
      header: t('enquiries.phone'),
      width: 13,
      renderCell: (enquiry) => <Phone enquiry={enquiry} />,
    },
    {
      id: 'enquired',
      header: t('enquiries.enquiredAt'),
      width: 11,
      sort: 'created_at',
      renderCell: (enquiry) => <Ago instant={enquiry.cu_created_at} />,
    },
    {
      id: 'message',
      header: t('enquiries.message'),
      width: 35,
      renderCell: (enquiry) => <ExpandableText text={enquiry.cu_message} />,
    },
  ];
}

function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <div className={styles.head}>
        <bdi className={styles.name}>{enquiry.cu_name}</bdi>
        <span className={styles.time}>
          <Ago instant={enquiry.cu_created_at} />
        </span>
      </div>
      <div className={styles.ways}>
        <Email enquiry={enquiry} />
        <Phone enquiry={enquiry} />
      </div>
      <ExpandableText text={enquiry.cu_message} />
    </>
  );
}

function Email({ enquiry }: { enquiry: Enquiry }) {
  return (
    <a className={styles.way} href={`mailto:${enquiry.cu_email}`}>
      {enquiry.cu_email}
    </a>
  );
}

function Phone({ enquiry }: { enquiry: Enquiry }) {
  return (
    <a className={styles.way} href={`tel:${enquiry.cu_phone.replaceAll(' ', '')}`} dir="ltr">
      {enquiry.cu_phone}
    </a>
  );
}
