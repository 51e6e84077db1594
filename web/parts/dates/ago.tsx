import { useDates } from './use-dates.ts';
import { useRelativeTimes } from './use-relative-times.ts';

/** How long ago something happened, `instant` in ISO 8601; the title is the exact time. */
export function Ago({ instant }: { instant: string }) {
  const { writeExactTime } = useDates();
  const { writeAgo } = useRelativeTimes();
  return (
    <time dateTime={instant} title={writeExactTime(instant)}>
      {writeAgo(instant)}
    </time>
  );
}
