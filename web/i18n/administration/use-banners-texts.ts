import { defineTexts } from '#web/i18n/define-texts.ts';
import { banners } from '#web/locales/en/admin/banners.ts';

export const useBannersTexts = defineTexts('adminBanners', banners);
