import { dayIn } from '#contract/fields/dates.ts';
import { daysBetween, relativeTimeOf } from '#contract/fields/relative-time.ts';
import { useSite } from '#web/app/document/site.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';
import { useDates } from './use-dates.ts';
import { useNow } from './use-now.ts';

type Write = (instant: string) => string;
type RelativeTimes = { now: Date } & Record<'writeAgo' | 'writeWhen' | 'writeLatest' | 'writeDayLine', Write>;

/**
 * Writes how long ago an instant was, in four places: alone (`5 minutes ago`, `14 March 1997`), in a sentence (`on 14 March
 * 1997`), beside a conversation (`5:30 pm`, `Yesterday`, `14 Mar`), and above the messages of a day (`Today`). Screens that the
 * server renders cannot use it: the clock of the reader is unknown there.
 */
export function useRelativeTimes(): RelativeTimes {
  const t = useListsTexts();
  const now = useNow();
  const { time_zone: timeZone } = useSite();
  const { writeDate, writeShortDate, writeDayAndMonth, writeLongDate, writeTime } = useDates();
  const write = (instant: string, writeFar: Write) => {
    const ago = relativeTimeOf(new Date(instant), { now, timeZone });
    if (ago.kind === 'date') return writeFar(instant);
    return 'count' in ago ? t(`time.${ago.kind}`, { count: ago.count }) : t(`time.${ago.kind}`);
  };
  const today = dayIn(timeZone, now);
  const dayOf = (instant: string) => dayIn(timeZone, new Date(instant));
  return {
    now,
    writeAgo: (instant) => write(instant, writeDate),
    writeWhen: (instant) => write(instant, (far) => t('time.onDate', { date: writeDate(far) })),
    writeLatest: (instant) => {
      const days = daysBetween(dayOf(instant), today);
      if (days <= 0) return writeTime(instant);
      if (days === 1) return t('time.yesterdayLine');
      const isThisYear = dayOf(instant).slice(0, 4) === today.slice(0, 4);
      return (isThisYear ? writeDayAndMonth : writeShortDate)(instant);
    },
    writeDayLine: (instant) => {
      const days = daysBetween(dayOf(instant), today);
      if (days === 0) return t('time.todayLine');
      return days === 1 ? t('time.yesterdayLine') : writeLongDate(instant);
    },
  };
}
