import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { InterestWire } from '#contract/interests/interest.wire.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { interestCountsQuery } from '#web/parts/connecting/connecting.queries.ts';
import { usePartnerCards } from '#web/parts/connecting/partner-cards.ts';
import { useAnsweredHere, useStillWaiting } from '#web/parts/connecting/declining/use-answered-here.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { workOf } from '#web/parts/partner-cards/card-facts.rules.ts';
import { writeCount } from './list-count.rules.ts';
import styles from './waiting-interests.module.css';
import { isAcceptedLately, isPending, newestQuery } from './waiting.queries.ts';

/** `isShort` says in one line that nobody waits. */
type Lines = { isShort: boolean };

/**
 * Who waits for the viewer's answer, with their faces; when nobody does, who has accepted an interest of the viewer, else whose answer the
 * viewer waits for.
 */
export function WaitingInterests({ isShort }: Lines) {
  const { received, isNobody, accepted, sent } = useWaiting();
  if (!isNobody) return <Received {...received} />;
  if (accepted.length > 0) return <Accepted people={accepted} />;
  // Loading, or not known: a failure is never shown as nobody.
  if (sent.people === undefined) return <Received query={sent.query} people={undefined} />;
  return <Awaited people={sent.people} isShort={isShort} />;
}

/** Whether nobody waits for the other, neither way, as was known when the page opened: later it would move what is being read. */
export function useIsNobodyWaiting(): boolean {
  const { isNobody, accepted, sent } = useWaiting();
  const isKnown = isNobody && accepted.length === 0 && sent.people?.length === 0;
  const [wasKnown] = useState(isKnown);
  return isKnown && wasKnown;
}

/** The interests that wait for the viewer's answer; when there are none, those that the viewer sent and that wait for an answer. */
function useWaiting() {
  const answered = useAnsweredHere();
  const { query, people: newest } = useNewest('received', { isWanted: true });
  const people = newest?.filter((one) => isPending(one) && !answered.has(one.i_id));
  const isNobody = people?.length === 0;
  const accepted = useNewest('accepted', { isWanted: isNobody }).people?.filter(isAcceptedLately) ?? [];
  const sent = useNewest('sent', { isWanted: isNobody });
  return {
    received: { query, people },
    isNobody,
    accepted,
    sent: { query: sent.query, people: sent.people?.filter(isPending) },
  };
}

type PeopleProps = { query: UseQueryResult; people: InterestWire[] | undefined };

/** Whose interests wait for the viewer. */
function Received({ query, people }: PeopleProps) {
  const t = useMemberTexts();
  const { data: counts } = useQuery(interestCountsQuery());
  const waiting = useStillWaiting(counts?.data.waiting ?? 0);
  const number = writeCount(waiting);
  return (
    <Waiting title={waiting === 0 ? t('dashboard.answers') : t('dashboard.answersCounted', { number })}>
      <Faces query={query} people={people} label="dashboard.answerTo">
        <LinkButton to="/inbox" className={styles.answer}>
          {t('dashboard.answersAll')}
        </LinkButton>
      </Faces>
    </Waiting>
  );
}

/** Who has accepted an interest of the viewer. */
function Accepted({ people }: { people: InterestWire[] }) {
  const t = useMemberTexts();
  return (
    <Waiting title={t('dashboard.accepted')}>
      <FaceList people={people} label="dashboard.acceptedBy" />
      <LinkButton to="/inbox" search={{ tab: 'accepted', by: 'them' }} className={styles.answer}>
        {t('dashboard.acceptedAll')}
      </LinkButton>
    </Waiting>
  );
}

/** Who has an interest of the viewer and has not answered; a sentence when there is nobody either. */
function Awaited({ people, isShort }: Lines & { people: InterestWire[] }) {
  const t = useMemberTexts();
  if (people.length === 0 && isShort) return <p className={styles.nobody}>{t('dashboard.answersNone')}</p>;
  if (people.length === 0) {
    return (
      <Waiting title={t('dashboard.answers')}>
        <p className={styles.state}>{t('dashboard.answersNone')}</p>
      </Waiting>
    );
  }
  return (
    <Waiting title={t('dashboard.awaited')}>
      <FaceList people={people} label="dashboard.awaitedFrom" />
      <LinkButton to="/inbox" search={{ tab: 'sent' }} look="outline" className={styles.answer}>
        {t('dashboard.awaitedAll')}
      </LinkButton>
    </Waiting>
  );
}

/** The people of the newest interests; undefined while they are loaded. */
function useNewest(status: 'received' | 'sent' | 'accepted', { isWanted }: { isWanted: boolean }) {
  const query = useQuery({
    ...newestQuery(status),
    ...(!isWanted && { enabled: false }),
  });
  return { query, people: usePartnerCards(query.data?.data) };
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

const loadingFaces = ['a', 'b', 'c'];

type FacesProps = PeopleProps & {
  label: FaceLabel;
  /** What leads to the whole list. */
  children: ReactNode;
};

function Faces({ query, people, label, children }: FacesProps) {
  const t = useMemberTexts();
  const common = useCommonTexts();
  if (people === undefined && hasFailed(query)) {
    return (
      <div className={styles.state} role="alert">
        <p>{t('dashboard.answersFailed')}</p>
        <Button look="outline" size="small" onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (people === undefined) {
    return (
      <ul className={styles.faces} aria-busy="true" aria-labelledby="waiting-title">
        {loadingFaces.map((key) => (
          <li key={key} className={styles.loading}>
            <Skeleton width="var(--space-24)" height="var(--space-24)" />
            <Skeleton width="5rem" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <FaceList people={people} label={label} />
      {children}
    </>
  );
}

function FaceList({ people, label }: { people: InterestWire[]; label: FaceLabel }) {
  return (
    <ul className={styles.faces} aria-labelledby="waiting-title">
      {people.map((person) => (
        <li key={person.u_id}>
          <Face person={person} label={label} />
        </li>
      ))}
    </ul>
  );
}

type FaceLabel = 'dashboard.answerTo' | 'dashboard.acceptedBy' | 'dashboard.awaitedFrom';

/** A face with first name, age and profession; it opens the profile, where the interest is answered or cancelled. */
function Face({ person, label }: { person: InterestWire; label: FaceLabel }) {
  const t = useMemberTexts();
  const name = fullNameOf(person);
  return (
    <Link
      to="/partner-profile/$profileId"
      params={{ profileId: String(person.u_id) }}
      className={styles.face}
      aria-label={t(label, { name })}
    >
      <Avatar name={name} picture={person.u_profile_pic} size="large" />
      <bdi className={styles.name}>{person.u_firstname}</bdi>
      <span className={styles.fact}>
        {[String(person.age), workOf(person)].filter((fact) => fact !== undefined).join(' · ')}
      </span>
    </Link>
  );
}
