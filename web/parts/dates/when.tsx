import { useDates } from './use-dates.ts';
import { useRelativeTimes } from './use-relative-times.ts';

type Props = {
  /** An instant in ISO 8601. */
  instant: string;
  /** The sentence around the time: `Received {{when}}`. */
  say: (when: string) => string;
};

/** What happened and when, as a sentence; the title is the exact time. */
export function When({ instant, say }: Props) {
  const { writeExactTime } = useDates();
  const { writeWhen } = useRelativeTimes();
  return (
    <time dateTime={instant} title={writeExactTime(instant)}>
      {say(writeWhen(instant))}
    </time>
  );
}
