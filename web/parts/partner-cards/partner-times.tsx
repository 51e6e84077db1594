import { useRelativeTimes } from '#web/parts/dates/use-relative-times.ts';
import { When } from '#web/parts/dates/when.tsx';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';

const hourMs = 3_600_000;

/**
 * When a partner was last online. The server states only the hour in which that was, and cuts the minutes off: somebody who was here a moment
 * ago may have an instant that is nearly two hours old.
 */
export function LastSeen({ instant }: { instant: string | null }) {
  const t = usePartnersTexts();
  const { now, writeWhen } = useRelativeTimes();
  if (instant === null) return t('seen.never');
  const hours = (now.getTime() - Date.parse(instant)) / hourMs;
  const when = hours < 2 ? t('seen.lately') : t('seen.when', { when: writeWhen(instant) });
  return <time dateTime={instant}>{hours < 1 ? t('seen.thisHour') : when}</time>;
}

/** When a profile was visited: the viewer’s profile, or one that the viewer opened. */
export function VisitTime({ instant, isOfViewer }: { instant: string; isOfViewer: boolean }) {
  const t = usePartnersTexts();
  return <When instant={instant} say={(when) => t(isOfViewer ? 'visitedYou' : 'visited', { when })} />;
}
