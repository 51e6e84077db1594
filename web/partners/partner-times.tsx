import { useRelativeTimes } from '#web/dates/use-relative-times.ts';
import { When } from '#web/dates/when.tsx';
import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';

const hourMs = 3_600_000;

/** When a partner was last online. The server states the hour, so nothing under an hour is counted in minutes. */
export function LastSeen({ instant }: { instant: string | null }) {
  const t = usePartnersTexts();
  const { now, writeWhen } = useRelativeTimes();
  if (instant === null) return t('seen.never');
  const isThisHour = now.getTime() - Date.parse(instant) < hourMs;
  return (
    <time dateTime={instant}>
      {isThisHour ? t('seen.thisHour') : t('seen.when', { when: writeWhen(instant) })}
    </time>
  );
}

/** When a profile was visited: the viewer’s profile, or one that the viewer opened. */
export function VisitTime({ instant, isOfViewer }: { instant: string; isOfViewer: boolean }) {
  const t = usePartnersTexts();
  return <When instant={instant} say={(when) => t(isOfViewer ? 'visitedYou' : 'visited', { when })} />;
}
