import { Link } from '@tanstack/react-router';
import { Avatar } from '#web/design/avatar.tsx';
import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { noticeKinds } from './notice-kinds.data.ts';
import { nameOf } from './notice-names.rules.ts';
import styles from './notice-item.module.css';
import type { Notice } from './notifications.queries.ts';
import { useNoticeSentence } from './use-notice-sentence.ts';

type Props = {
  notice: Notice;
  /** Whether it was new when the bell was opened. */
  isFresh: boolean;
  /** It was followed. */
  onChoose: () => void;
};

/** A notice leads to what it tells of, as long as that is there. */
export function NoticeItem({ notice, isFresh, onChoose }: Props) {
  const { kind, search_id: searchId } = notice;
  const { place } = noticeKinds[kind];
  const words = <NoticeWords notice={notice} isFresh={isFresh} />;
  if (place !== undefined) {
    return (
      <Link {...place} className={styles.notice} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  if (searchId === null) return <div className={styles.notice}>{words}</div>;
  return (
    <Link to="/moreMatch" search={{ saved: searchId }} className={styles.notice} onClick={onChoose}>
      {words}
    </Link>
  );
}

function NoticeWords({ notice, isFresh }: { notice: Notice; isFresh: boolean }) {
  const t = useNotificationsTexts();
  const sentenceOf = useNoticeSentence();
  return (
    <>
      <NoticeSign notice={notice} />
      <span className={styles.words}>
        <span className={styles.sentence}>{sentenceOf(notice)}</span>
        <span className={styles.time}>
          <Ago instant={notice.created_at} hasDateAfterWeek />
        </span>
      </span>
      {isFresh && <span className={styles.fresh}>{t('isNew')}</span>}
    </>
  );
}

/** The person with the sign of what they did, or the sign alone. */
function NoticeSign({ notice: { kind, partner } }: { notice: Notice }) {
  const { icon: Icon } = noticeKinds[kind];
  const name = nameOf(partner);
  if (name === undefined) {
    return (
      <span className={styles.disc}>
        <Icon size="1.375rem" stroke={1.75} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.person}>
      <Avatar name={name} picture={partner?.u_profile_pic} />
      <span className={styles.mark}>
        <Icon size="0.875rem" stroke={2} aria-hidden="true" />
      </span>
    </span>
  );
}
