import { settings } from '#web/locales/en/settings.ts';
import { defineTexts } from './define-texts.ts';

export const useSettingsTexts = defineTexts('settings', settings);
