import { enquiries } from '#web/locales/en/enquiries.ts';
import { defineTexts } from '../define-texts.ts';

export const useEnquiriesTexts = defineTexts('enquiries', enquiries);
