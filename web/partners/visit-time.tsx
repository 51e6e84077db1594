import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { relativeTimeOf } from '#web/lists/relative-time.ts';
import { useNow } from '#web/lists/use-now.ts';

const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** When a profile was looked at; pointing at it tells the exact time. */
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
