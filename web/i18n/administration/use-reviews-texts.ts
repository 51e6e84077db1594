import { reviews } from '#web/locales/en/admin/reviews.ts';
import { defineTexts } from '../define-texts.ts';

export const useReviewsTexts = defineTexts('reviews', reviews);
