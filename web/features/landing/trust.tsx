import { IconQuote } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { useLandingTexts } from '#web/i18n/public/use-landing-texts.ts';
import { LandingSection } from './landing-parts.tsx';
import { fillStars, roundMembers } from './landing.rules.ts';
import type { Review, ReviewSummary } from './load-landing.ts';
import styles from './trust.module.css';

const grouped = new Intl.NumberFormat('en-IN');

/** How many members there are and what they write; without reviews, a sentence that there are none yet. */
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

/** The longest review, and all of them after a press. */
function Reviews({ reviews, count }: { reviews: readonly Review[]; count: number }) {
  const t = useLandingTexts();
  const id = useId();
  const [areAllShown, setAreAllShown] = useState(false);
  const shown = areAllShown ? reviews : reviews.filter((review) => review === longestOf(reviews));
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

function longestOf(reviews: readonly Review[]): Review | undefined {
  return reviews.toSorted((left, right) => right.r_text.length - left.r_text.length)[0];
}

const starKeys = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const shape = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** A rating as five stars, the last one filled in part; read as one sentence. */
function Stars({ rating }: { rating: number }) {
  const t = useLandingTexts();
  return (
    <span className={styles.stars} role="img" aria-label={t('trust.stars', { rating })}>
      {fillStars(rating).map((fill, star) => (
        <svg key={starKeys[star]} viewBox="0 0 24 24" className={styles.star}>
          <path d={shape} className={styles.empty} />
          <path d={shape} className={styles.full} style={{ clipPath: `inset(0 ${100 - fill * 100}% 0 0)` }} />
        </svg>
      ))}
    </span>
  );
}
