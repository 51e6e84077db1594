import { useDates } from './use-dates.ts';

/** An instant as a date, with its time as the title. */
export function DateOf({ instant }: { instant: string }) {
  const { writeDate, writeExactTime } = useDates();
  return (
    <time dateTime={instant} title={writeExactTime(instant)}>
      {writeDate(instant)}
    </time>
  );
}
