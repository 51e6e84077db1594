import { IconAlertCircle, IconCheck, IconChecks, IconClock, type Icon } from '@tabler/icons-react';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './message-meta.module.css';
import { progressOf, type MessageRow, type Progress } from '../message-rows.rules.ts';

const icons: Readonly<Record<Progress, Icon>> = {
  waiting: IconClock,
  refused: IconAlertCircle,
  sent: IconCheck,
  delivered: IconChecks,
  seen: IconChecks,
};

/** When a message was sent; of an own one also how far it has come. */
export function MessageMeta({ id, row }: { id: string; row: MessageRow }) {
  const { writeExactTime, writeTime } = useDates();
  return (
    <p id={id} className={styles.meta}>
      <time dateTime={row.at} title={writeExactTime(row.at)}>
        {writeTime(row.at)}
      </time>
      {row.isOwn && row.message?.m_taken_back !== true && <ProgressMark progress={progressOf(row)} />}
    </p>
  );
}

/** A clock, one tick, two ticks, two coloured ones. */
export function ProgressMark({ progress }: { progress: Progress }) {
  const t = useConversationsTexts();
  const Mark = icons[progress];
  return (
    <span className={styles.mark} data-progress={progress}>
      <Mark size="1rem" stroke={2.25} aria-hidden="true" />
      <span className="visually-hidden">{t(`progress.${progress}`)}</span>
    </span>
  );
}
