import { useSyncExternalStore } from 'react';
import { type Dates, datesAt } from '#contract/fields/dates.ts';
import { useSite } from '#web/app/document/site.ts';
import { useLanguage } from '#web/locales/define-texts.ts';

/**
 * Writes instants in the time zone of the site, whose days limits, filters and clocks follow. A reader whose own clock shows
 * another time reads the zone as well. The page of the server and its first rendering in the browser are the same: where the
 * reader is counts afterwards.
 */
export function useDates(): Dates {
  const { time_zone: timeZone } = useSite();
  const language = useLanguage();
  const namesZone = useSyncExternalStore(
    subscribeToNothing,
    () => isElsewhere(timeZone),
    () => false,
  );
  return datesAt({ timeZone, language, namesZone });
}

function subscribeToNothing(): () => void {
  return () => undefined;
}

const elsewhere = new Map<string, boolean>();

/** Found once: many rows of a list ask. */
function isElsewhere(timeZone: string): boolean {
  const found = elsewhere.get(timeZone) ?? isOtherClock(timeZone);
  elsewhere.set(timeZone, found);
  return found;
}

/** Whether the reader's clock shows another time than the site's, now or half a year ago. */
function isOtherClock(timeZone: string): boolean {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (own === timeZone) return false;
  const halfYearMs = 183 * 86_400_000;
  const [here, there] = [own, timeZone].map((zone) => {
    const { writeDateTime } = datesAt({ timeZone: zone, language: 'en' });
    return [0, halfYearMs].map((before) => writeDateTime(new Date(Date.now() - before))).join();
  });
  return here !== there;
}
