import { defineTexts } from '#web/i18n/define-texts.ts';
import { plans } from '#web/locales/en/admin/plans.ts';

export const usePlansTexts = defineTexts('adminPlans', plans);
