import { isReviewReason } from '#contract/moderation/review.choices.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';

/** Returns the words of a reason for moderators: of its code, or their own. */
export function useReasonText(): (reason: string) => string {
  const t = useModerationTexts();
  return (reason) => (isReviewReason(reason) ? t(`reasons.${reason}`) : reason);
}
