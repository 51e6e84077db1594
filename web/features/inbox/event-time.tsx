import { useInboxTexts } from '#web/i18n/connecting/use-inbox-texts.ts';
import { days, relativeTimeOf } from '#web/lists/relative-time.ts';
import { useNow } from '#web/lists/use-now.ts';
import type { inbox } from '#web/locales/en/connecting/inbox.ts';

const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

type Props = { event: keyof typeof inbox.turns; instant: string };

/** What happened and when: relative under a week, then the date. The title is the exact time. */
export function EventTime({ event, instant }: Props) {
  const t = useInboxTexts();
  const when = useWhen(new Date(instant));
  return (
    <time dateTime={instant} title={instantFormat.format(new Date(instant))}>
      {t(`turns.${event}`, { when })}
    </time>
  );
}

function useWhen(instant: Date): string {
  const t = useInboxTexts();
  const now = useNow();
  const { unit, count } = relativeTimeOf(instant, now);
  if (now.getTime() - instant.getTime() >= 7 * days)
    return t('when.date', { date: dateFormat.format(instant) });
  if (unit === 'sec') return t('when.sec');
  return unit === 'min' || unit === 'hour' ? t(`when.${unit}`, { count }) : t('when.day', { count });
}
