import { common } from '#web/locales/en/common.ts';
import { defineTexts } from './define-texts.ts';

export const useCommonTexts = defineTexts('common', common);
