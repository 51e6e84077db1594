import { useSite } from './site.ts';

/** Writes instants as days in the time zone of the site. */
export function useDates(): { writeDate: (instant: string) => string } {
  const { time_zone: timeZone } = useSite();
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  return { writeDate: (instant) => format.format(new Date(instant)) };
}
