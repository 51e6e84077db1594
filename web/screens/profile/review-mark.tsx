import { createContext, use } from 'react';
import { profileWireNames, type FormFact } from '#contract/profiles/fact-names.ts';
import type { ProfileReviewWire } from '#contract/profiles/profile.wire.ts';
import { useReviewReason, useReviewTexts } from '#web/parts/facts/use-review-texts.ts';
import styles from './review-notice.module.css';

/** The review of the own profile, for the marks of its facts. */
export const OwnReview = createContext<ProfileReviewWire | null>(null);

/** Marks a fact whose latest value others do not see. */
export function ReviewMark({ fact }: { fact: FormFact }) {
  const t = useReviewTexts();
  const sayReason = useReviewReason();
  const review = use(OwnReview);
  if (review === null || !review.fields.includes(profileWireNames[fact])) return null;
  const isRefused = review.state === 'rejected';
  return (
    <span
      className={styles.mark}
      data-refused={isRefused || undefined}
      title={isRefused ? sayReason(review.reason) : undefined}
    >
      {t(isRefused ? 'refused' : 'waits')}
    </span>
  );
}
