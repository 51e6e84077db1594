import { RichText } from '#web/locales/rich-text.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { Ago } from '#web/parts/dates/ago.tsx';

/** Who changed a setting last, and when; null for the command line. */
export function LastChange({ at, by }: { at: string; by: string | null }) {
  const t = useSiteSettingsTexts();
  return (
    <span>
      <RichText
        t={t}
        name="changed"
        values={{ who: by ?? t('commandLine') }}
        parts={{ when: <Ago instant={at} /> }}
      />
    </span>
  );
}
