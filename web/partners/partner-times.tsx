import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { relativeTimeOf } from '#web/lists/relative-time.ts';
import { useNow } from '#web/lists/use-now.ts';
import { lastSeenOf } from './last-seen.rules.ts';

/** When a partner was last online, to the hour. */
export function LastSeen({ instant }: { instant: string | null }) {
  const t = usePartnersTexts();
  const seen = lastSeenOf(instant, useNow());
  if (instant === null || seen === 'never') return t('seen.never');
  return (
    <time dateTime={instant}>
      {seen === 'hourNow' ? t('seen.hourNow') : t(`seen.${seen.unit}`, { count: seen.count })}
    </time>
  );
}

const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** When a profile was visited; the title is the exact time. */
export function VisitTime({ instant }: { instant: string }) {
  const date = new Date(instant);
  return (
    <time dateTime={instant} title={instantFormat.format(date)}>
      <VisitWords date={date} />
    </time>
  );
}

function VisitWords({ date }: { date: Date }) {
  const t = usePartnersTexts();
  const { unit, count } = relativeTimeOf(date, useNow());
  if (unit === 'sec') return t('visited.now');
  return unit === 'min' || unit === 'hour' || unit === 'day'
    ? t(`visited.${unit}`, { count })
    : dateFormat.format(date);
}
