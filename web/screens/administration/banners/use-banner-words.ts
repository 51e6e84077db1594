import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { chooseAlternative } from '#contract/banners/choose-alternative.ts';
import { writeDay as writeCalendarDay } from '#contract/fields/dates.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';

/** How banners are named, and what is said of their state and days. */
export function useBannerWords() {
  const t = useBannersTexts();
  const language = useLanguage();
  const writeDay = (day: string) => writeCalendarDay(day, { language });
  const textOf = ({ b_alt }: AdminBannerWire) => chooseAlternative(b_alt, language);
  return {
    textOf,
    nameOf: (banner: AdminBannerWire) => {
      const [text, place] = [textOf(banner), banner.b_position];
      return text === '' ? t('name', { place }) : t('nameWithText', { place, text });
    },
    stateOf: ({ b_state: state, b_from: from, b_until: until }: AdminBannerWire) => {
      const day = state === 'ended' ? until : from;
      return t(`states.${state}`, { day: day === null ? '' : writeDay(day) });
    },
    daysOf: ({ b_from: from, b_until: until }: AdminBannerWire) => {
      if (from !== null && until !== null) {
        return t('details.fromUntil', { from: writeDay(from), until: writeDay(until) });
      }
      if (from !== null) return t('details.from', { day: writeDay(from) });
      return until === null ? t('details.always') : t('details.until', { day: writeDay(until) });
    },
  };
}
