import { payments } from '#web/locales/en/admin/payments.ts';
import { defineTexts } from '../define-texts.ts';

export const usePaymentsTexts = defineTexts('payments', payments);
