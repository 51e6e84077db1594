import { siteSettings } from '#web/locales/en/site-settings.ts';
import { defineTexts } from './define-texts.ts';

export const useSiteSettingsTexts = defineTexts('siteSettings', siteSettings);
