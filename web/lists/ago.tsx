import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { days, relativeTimeOf } from './relative-time.ts';
import { useNow } from './use-now.ts';

type Props = {
  /** An instant in ISO 8601. */
  instant: string;
  /** After a week the date says more than a number of weeks does. */
  hasDateAfterWeek?: boolean;
};

const dateFormat = new Intl.DateTimeFormat('en-GB');
const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** When something happened, as a person would say it; pointing at it tells the exact time. */
export function Ago({ instant, hasDateAfterWeek = false }: Props) {
  const t = useAdministrationTexts();
  const date = new Date(instant);
  const now = useNow();
  const { unit, count } = relativeTimeOf(date, now);
  const isDate = hasDateAfterWeek && now.getTime() - date.getTime() >= 7 * days;
  return (
    <time dateTime={instant} title={instantFormat.format(date)}>
      {isDate ? dateFormat.format(date) : t(`time.${unit}`, { count })}
    </time>
  );
}
