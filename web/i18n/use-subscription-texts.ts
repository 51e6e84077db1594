import { subscription } from '#web/locales/en/plans/subscription.ts';
import { defineTexts } from './define-texts.ts';

export const useSubscriptionTexts = defineTexts('subscription', subscription);
