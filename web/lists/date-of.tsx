import { useInstants } from './use-instants.ts';

/** An instant as a date, with its time as the title. */
export function DateOf({ instant }: { instant: string }) {
  const { writeDate, writeInstant } = useInstants();
  return (
    <time dateTime={instant} title={writeInstant(instant)}>
      {writeDate(instant)}
    </time>
  );
}
