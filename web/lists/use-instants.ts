import { useSite } from '#web/document/site.ts';

type Formats = Readonly<Record<'instant' | 'minute' | 'day' | 'date', Intl.DateTimeFormat>>;

const formatsOfZones = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const made = formatsOfZones.get(timeZone) ?? {
    instant: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }),
    minute: new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
    day: new Intl.DateTimeFormat('en-GB', { timeZone }),
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }),
  };
  formatsOfZones.set(timeZone, made);
  return made;
}

/**
 * Writes instants in the time zone of the site, whose days limits, filters and clocks follow: whole, short as
 * `22 Nov, 18:20`, as a day, or as a date, `22 November 2026`.
 */
export function useInstants() {
  const { instant, minute, day, date } = formatsOf(useSite().time_zone);
  return {
    writeInstant: (at: string) => instant.format(new Date(at)),
    writeMinute: (at: string) => minute.format(new Date(at)),
    writeDay: (at: string) => day.format(new Date(at)),
    writeDate: (at: string) => date.format(new Date(at)),
  };
}
