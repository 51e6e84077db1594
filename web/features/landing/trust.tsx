import { IconQuote } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { LandingSection } from './landing-section.tsx';
import type { Review, ReviewSummary } from './load-landing.ts';
import { Stars } from './stars.tsx';
import { roundMembers } from './trust.rules.ts';
import styles from './trust.module.css';

const grouped = new Intl.NumberFormat('en-IN');

/** Members and reviews as they really are; where there are none yet, it says so. */
export function Trust({ summary }: { summary: ReviewSummary | null }) {
  const t = useLandingTexts();
  const members = roundMembers(summary?.member_count ?? 0);
  const title =
    members === null ? t('trust.headingOfNew') : t('trust.heading', { members: grouped.format(members) });
  return (
    <LandingSection id="trust" title={title} lead={t('trust.lead')}>
      {summary === null || summary.average_rating === null ? (
        <p className={styles.none}>{t('trust.noReviews')}</p>
      ) : (
        <>
          <Rating average={summary.average_rating} count={summary.review_count} />
          <Reviews reviews={summary.reviews} count={summary.review_count} />
        </>
      )}
    </LandingSection>
  );
}

function Rating({ average, count }: { average: number; count: number }) {
  const t = useLandingTexts();
  const rating = average.toFixed(1);
  return (
    <div className={styles.rating}>
      <strong className={styles.average}>{t('trust.rating', { rating })}</strong>
      <Stars rating={average} />
      <span className={styles.count}>{t('trust.reviews', { count, shown: grouped.format(count) })}</span>
    </div>
  );
}

/** The one that says most, and all of them when asked. */
function Reviews({ reviews, count }: { reviews: readonly Review[]; count: number }) {
  const t = useLandingTexts();
  const id = useId();
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? reviews : reviews.filter((review) => review === richestOf(reviews));
  return (
    <>
      <div id={id}>
        {areAllShown && count > reviews.length && (
          <p className={styles.none}>{t('trust.newest', { shown: reviews.length, count })}</p>
        )}
        <ul className={styles.reviews} data-all={areAllShown || undefined}>
          {shown.map((review) => (
            <li key={review.r_id} className={styles.review}>
              <IconQuote className={styles.quote} aria-hidden="true" />
              <Stars rating={review.r_rating} />
              <blockquote className={styles.text}>{review.r_text}</blockquote>
              <p className={styles.name}>{review.r_name}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.all}>
        <Button
          look="outline"
          aria-expanded={areAllShown}
          aria-controls={id}
          onClick={() => setAreAllShown(!areAllShown)}
        >
          {t(areAllShown ? 'trust.seeFewer' : 'trust.seeAll')}
        </Button>
      </div>
    </>
  );
}

function richestOf(reviews: readonly Review[]): Review | undefined {
  return reviews.toSorted((left, right) => right.r_text.length - left.r_text.length)[0];
}
