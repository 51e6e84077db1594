import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { EntryPane } from '#web/parts/lists/beside/entry-pane.tsx';
import { Conversation } from './conversation.tsx';
import { enquiryQuery, type OpenEnquiry } from './enquiries.queries.ts';
import { EnquiryActions } from './enquiry-actions.tsx';
import styles from './enquiry-pane.module.css';
import { EnquiryState, Phone } from './enquiry-rows.tsx';
import { EnquiryWriting } from './enquiry-writing.tsx';

type Props = {
  id: number;
  /** On phones the enquiry replaces the list, with a link back. */
  isAlone?: boolean;
};

/** One enquiry: who asked, what was written, and what can be done. */
export function EnquiryPane({ id, isAlone = false }: Props) {
  const t = useEnquiriesTexts();
  const back = (
    <BackLink from="/enquiries" search={({ enquiry: _enquiry, ...list }) => list} resetScroll={false}>
      {t('back')}
    </BackLink>
  );
  return (
    <EntryPane
      back={back}
      query={useQuery(enquiryQuery(id))}
      missing={{ code: 'not_found', title: t('missingTitle'), text: t('missingText') }}
      skeleton={<PaneSkeleton />}
      renderEntry={(enquiry) => <Enquiry enquiry={enquiry} isAlone={isAlone} />}
    />
  );
}

function Enquiry({ enquiry, isAlone }: { enquiry: OpenEnquiry; isAlone: boolean }) {
  const t = useEnquiriesTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus continues from the enquiry that was opened, by a press or by a key.
  useEffect(() => {
    heading.current?.focus({ preventScroll: !isAlone });
  }, [isAlone]);
  const Name = isAlone ? 'h1' : 'h2';
  return (
    <>
      <header className={styles.header}>
        <Name ref={heading} tabIndex={-1} className={styles.name}>
          <bdi>{enquiry.cu_name}</bdi>
        </Name>
        <p className={styles.facts}>
          <EnquiryState state={enquiry.cu_status} />
          <span className={styles.reference}>{enquiry.cu_reference}</span>
          <Ago instant={enquiry.cu_created_at} />
          <bdi>{enquiry.cu_assignee ?? t('nobody')}</bdi>
        </p>
        <p className={styles.ways}>
          <a href={`mailto:${enquiry.cu_email}`}>{enquiry.cu_email}</a>
          <Phone enquiry={enquiry} />
        </p>
        <MemberNote memberId={enquiry.cu_member_id} />
      </header>
      <EnquiryActions enquiry={enquiry} />
      <Conversation enquiry={enquiry} />
      <EnquiryWriting enquiry={enquiry} />
    </>
  );
}

/** Which member has the address. It is no proof of who wrote. */
function MemberNote({ memberId }: { memberId: number | null }) {
  const t = useEnquiriesTexts();
  const site = useSite();
  const mayReadMembers = useIsPermitted('members.read');
  if (memberId === null || !mayReadMembers) return null;
  const member = `${site.member_id_prefix}${memberId}`;
  return (
    <p className={styles.member}>
      {t('isMember')}{' '}
      <Link to="/userManagement" search={{ search: member }} activeProps={{}}>
        {member}
      </Link>
      . {t('isMemberHint')}
    </p>
  );
}

function PaneSkeleton() {
  return (
    <div className={styles.header} aria-busy="true">
      <Skeleton height="var(--heading-2)" width="50%" />
      <Skeleton width="40%" />
      <Skeleton width="60%" />
      <Skeleton height="8rem" />
      <Skeleton height="12rem" />
    </div>
  );
}
