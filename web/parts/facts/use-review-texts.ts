import { isReviewReason } from '#contract/moderation/review.choices.ts';
import { review } from '#web/locales/en/review.ts';
import { defineTexts } from '#web/locales/define-texts.ts';

export const useReviewTexts = defineTexts('review', review);

/** Returns the sentence of a reason: that of its code, or the moderator's own words. */
export function useReviewReason(): (reason: string | null) => string {
  const t = useReviewTexts();
  return (reason) => (reason !== null && isReviewReason(reason) ? t(`reasons.${reason}`) : (reason ?? ''));
}
