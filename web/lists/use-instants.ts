import { useSite } from '#web/document/site.ts';

type Formats = { instant: Intl.DateTimeFormat; minute: Intl.DateTimeFormat; day: Intl.DateTimeFormat };

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
  };
  formatsOfZones.set(timeZone, made);
  return made;
}

/**
 * Writes instants in the time zone of the site, whose days limits, filters and clocks follow: whole, short as
 * `22 Nov, 18:20`, or as a day.
 */
export function useInstants() {
  const { instant, minute, day } = formatsOf(useSite().time_zone);
  return {
    writeInstant: (at: string) => instant.format(new Date(at)),
    writeMinute: (at: string) => minute.format(new Date(at)),
    writeDay: (at: string) => day.format(new Date(at)),
  };
}
