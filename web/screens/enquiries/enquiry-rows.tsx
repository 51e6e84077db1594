import { Link } from '@tanstack/react-router';
import type { EnquiryWire } from '#contract/enquiries/enquiry.wire.ts';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { EntryLink, EntryLinks } from '#web/parts/lists/beside/entry-links.tsx';
import type { Column } from '#web/parts/lists/data-table.tsx';
import { EmailText } from '#web/parts/facts/email-text.tsx';
import { writePhone } from '#web/parts/facts/phone.rules.ts';
import { ExpandableText } from '#web/parts/lists/expandable-text.tsx';
import { rowsOfPage } from '#web/parts/lists/list-search.ts';
import type { EnquirySort } from './enquiry-address.rules.ts';
import styles from './enquiry-rows.module.css';

type RowProps = { enquiry: EnquiryWire };

/** The columns of the table. The serial numbers continue over all pages. */
export function useEnquiryColumns(pagesBefore: number): readonly Column<EnquiryWire, EnquirySort>[] {
  const t = useEnquiriesTexts();
  return [
    {
      id: 'number',
      header: t('number'),
      width: 5,
      onCard: 'none',
      renderCell: (_enquiry, index) => pagesBefore * rowsOfPage + index + 1,
    },
    {
      id: 'name',
      header: t('name'),
      width: 15,
      sort: 'name',
      isRowHeading: true,
      onCard: 'head',
      renderCell: (enquiry) => <OpenLink enquiry={enquiry} />,
    },
    { id: 'email', header: t('email'), width: 21, renderCell: (enquiry) => <Email enquiry={enquiry} /> },
    { id: 'phone', header: t('phone'), width: 13, renderCell: (enquiry) => <Phone enquiry={enquiry} /> },
    {
      id: 'enquired',
      header: t('enquiredAt'),
      width: 11,
      sort: 'created_at',
      onCard: 'end',
      renderCell: (enquiry) => <Ago instant={enquiry.cu_created_at} />,
    },
    {
      id: 'message',
      header: t('message'),
      width: 22,
      onCard: 'line',
      renderCell: (enquiry) => <ExpandableText text={enquiry.cu_message} />,
    },
    {
      id: 'state',
      header: t('state'),
      width: 12,
      onCard: 'foot',
      renderCell: (enquiry) => <StateAndPerson enquiry={enquiry} />,
    },
  ];
}

/** Opens the enquiry; a link, so that the back button returns to the list. */
function OpenLink({ enquiry }: RowProps) {
  return (
    <span className={styles.lines}>
      <Link
        from="/enquiries"
        search={(search) => ({ ...search, enquiry: enquiry.cu_id })}
        resetScroll={false}
        className={styles.name}
        activeProps={{}}
      >
        <bdi>{enquiry.cu_name}</bdi>
      </Link>
      <span className={styles.soft}>{enquiry.cu_reference}</span>
    </span>
  );
}

/** The state, and who is in charge. */
function StateAndPerson({ enquiry }: RowProps) {
  const t = useEnquiriesTexts();
  return (
    <span className={styles.lines}>
      <EnquiryState state={enquiry.cu_status} />
      <bdi className={styles.soft}>
        <EmailText text={enquiry.cu_assignee ?? t('nobody')} />
      </bdi>
    </span>
  );
}

/** The state as a word in a colour of its own. */
export function EnquiryState({ state }: { state: EnquiryWire['cu_status'] }) {
  const t = useEnquiriesTexts();
  return (
    <span className={styles.state} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}

type LinksProps = { enquiries: readonly EnquiryWire[] | undefined; open: number };

/** The list beside the open enquiry. */
export function EnquiryLinks({ enquiries, open }: LinksProps) {
  const t = useEnquiriesTexts();
  return (
    <EntryLinks
      label={t('caption')}
      entries={enquiries}
      keyOf={({ cu_id }) => cu_id}
      renderLink={(enquiry) => <EnquiryLink enquiry={enquiry} isOpen={enquiry.cu_id === open} />}
      lines={['50%', '90%', '30%']}
    />
  );
}

function EnquiryLink({ enquiry, isOpen }: RowProps & { isOpen: boolean }) {
  return (
    <EntryLink
      from="/enquiries"
      search={(search) => ({ ...search, enquiry: enquiry.cu_id })}
      resetScroll={false}
      isOpen={isOpen}
    >
      <span className={styles.head}>
        <bdi className={styles.name}>{enquiry.cu_name}</bdi>
        <EnquiryState state={enquiry.cu_status} />
      </span>
      <span className={styles.excerpt}>{enquiry.cu_message}</span>
      <span className={styles.facts}>
        <span className={styles.reference}>{enquiry.cu_reference}</span>
        <span aria-hidden="true">·</span>
        <Ago instant={enquiry.cu_created_at} />
        {enquiry.cu_assignee !== null && (
          <>
            <span aria-hidden="true">·</span>
            <bdi>{enquiry.cu_assignee}</bdi>
          </>
        )}
      </span>
    </EntryLink>
  );
}

/** The addresses to write to and to call. */
function Email({ enquiry }: RowProps) {
  return (
    <a className={styles.way} href={`mailto:${enquiry.cu_email}`}>
      <EmailText text={enquiry.cu_email} />
    </a>
  );
}

export function Phone({ enquiry }: { enquiry: Pick<EnquiryWire, 'cu_phone'> }) {
  return (
    <a className={styles.way} href={`tel:${enquiry.cu_phone.replaceAll(' ', '')}`} dir="ltr">
      {writePhone(enquiry.cu_phone)}
    </a>
  );
}
