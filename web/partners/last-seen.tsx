import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';
import { useNow } from '#web/lists/use-now.ts';
import { lastSeenOf } from './last-seen.rules.ts';

/** When somebody was here last, as near as it is told. */
export function LastSeen({ instant }: { instant: string | null }) {
  const t = usePartnersTexts();
  const seen = lastSeenOf(instant, useNow());
  if (instant === null || seen === 'never') return t('seen.never');
  return (
    <time dateTime={instant}>
      {seen === 'hourNow' ? t('seen.hourNow') : t(`seen.${seen.unit}`, { count: seen.count })}
    </time>
  );
}
