import { useListsTexts } from '#web/i18n/use-lists-texts.ts';
import { days, relativeTimeOf } from './relative-time.ts';
import { useInstants } from './use-instants.ts';
import { useNow } from './use-now.ts';

type Props = {
  /** An instant in ISO 8601. */
  instant: string;
  /** Shows the date instead when the instant is a week old or more. */
  hasDateAfterWeek?: boolean;
};

const instantFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** How long ago something happened; the title is the exact time. */
export function Ago({ instant, hasDateAfterWeek = false }: Props) {
  const t = useListsTexts();
  const date = new Date(instant);
  const now = useNow();
  const { writeInstant: writeInZone, writeDay } = useInstants();
  const { unit, count } = relativeTimeOf(date, now);
  const isDate = hasDateAfterWeek && now.getTime() - date.getTime() >= 7 * days;
  return (
    <time dateTime={instant} title={writeInZone(instant)}>
      {isDate ? writeDay(instant) : t(`time.${unit}`, { count })}
    </time>
  );
}

/** Returns an instant in ISO 8601 as day and time in the time zone of the browser. */
export function writeInstant(instant: string): string {
  return instantFormat.format(new Date(instant));
}
