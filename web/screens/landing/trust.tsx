import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/design/button.tsx';
import { Stars } from '#web/design/pictures/stars.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import { Checked } from './checked.tsx';
import { LandingSection, useSwipeRow } from './landing-parts.tsx';
import { roundMembers } from './landing.rules.ts';
import type { Review, ReviewSummary } from './load-landing.ts';
import type { LoadedReviews } from './load-more-reviews.ts';
import styles from './trust.module.css';

const grouped = new Intl.NumberFormat('en-IN');

/** How many members there are, what was checked of them and what they write; without reviews, a sentence that there are none yet. */
export function Trust({ summary }: { summary: ReviewSummary | null }) {
  const t = useLandingTexts();
  const members = roundMembers(summary?.member_count ?? 0);
  const title =
    members === null ? t('trust.headingOfNew') : t('trust.heading', { members: grouped.format(members) });
  const hasReviews = typeof summary?.average_rating === 'number';
  const lead = hasReviews ? 'trust.leadWithReviews' : 'trust.lead';
  return (
    <LandingSection id="trust" title={title} lead={summary === null ? undefined : t(lead)}>
      {summary !== null && <Checked summary={summary} />}
      {summary === null || summary.average_rating === null ? (
        <p className={styles.none}>{t('trust.noReviews')}</p>
      ) : (
        <>
          <Rating average={summary.average_rating} count={summary.review_count} />
          <Reviews newest={summary.reviews} count={summary.review_count} />
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
      <Stars rating={average} label={t('trust.stars', { rating: average })} />
      <span className={styles.count}>{t('trust.reviews', { count, shown: grouped.format(count) })}</span>
    </div>
  );
}

/** So many are shown before a press. */
const fewReviews = 3;

/** A few reviews, and all of them after a press, page by page. */
function Reviews({ newest, count }: { newest: readonly Review[]; count: number }) {
  const t = useLandingTexts();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const row = useSwipeRow('trust-title');
  const [areAllShown, setAreAllShown] = useState(false);
  const { reviews, hasMore, state, loadMore } = useMoreReviews(newest, count);
  const shown = areAllShown ? reviews : newest.slice(0, fewReviews);
  const hasFailed = state === 'failed';
  return (
    <>
      <ul {...row} ref={list} id={id} className={styles.reviews} data-all={areAllShown || undefined}>
        {shown.map((review) => (
          <ReviewCard key={review.r_id} review={review} />
        ))}
      </ul>
      <div className={styles.all}>
        {areAllShown && (
          <p role="status" className={styles.count}>
            {hasFailed
              ? t('trust.moreFailed')
              : t('trust.shown', { shown: grouped.format(shown.length), count, all: grouped.format(count) })}
          </p>
        )}
        {areAllShown && hasMore && (
          <Button isBusy={state === 'loading'} onClick={() => void loadMore(list.current)}>
            {t(hasFailed ? 'trust.tryAgain' : 'trust.more')}
          </Button>
        )}
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

function ReviewCard({ review }: { review: Review }) {
  const t = useLandingTexts();
  const { name: site } = useSite();
  return (
    <li className={styles.review} tabIndex={-1}>
      <Stars rating={review.r_rating} label={t('trust.stars', { rating: review.r_rating })} />
      <blockquote dir="auto" className={styles.text}>
        {review.r_text}
      </blockquote>
      <p className={styles.name}>
        <bdi>{review.r_name}</bdi>
      </p>
      {review.r_answer !== null && (
        <div className={styles.answer}>
          <p className={styles.answerer}>{t('trust.answer', { site })}</p>
          <p dir="auto" className={styles.text}>
            {review.r_answer}
          </p>
        </div>
      )}
    </li>
  );
}

/** The newest reviews, and those that a press on "Show more" adds; the focus goes to the first of them. */
function useMoreReviews(newest: readonly Review[], count: number) {
  const [loaded, setLoaded] = useState<LoadedReviews>({
    reviews: newest,
    page: 1,
    hasMore: count > newest.length,
  });
  const loadMore = async (list: HTMLElement | null) => {
    setLoaded({ ...loaded, state: 'loading' });
    try {
      const { addPage } = await import('./load-more-reviews.ts');
      const more = await addPage(loaded);
      flushSync(() => setLoaded(more));
      list?.querySelectorAll('li')[loaded.reviews.length]?.focus();
    } catch {
      setLoaded({ ...loaded, state: 'failed' });
    }
  };
  return { ...loaded, loadMore };
}
