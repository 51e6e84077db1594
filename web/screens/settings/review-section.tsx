import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { removeReview, showOwnReview } from '#contract/reviews/own-review.ts';
import type { OwnReviewWire } from '#contract/reviews/review.wire.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Stars } from '#web/design/pictures/stars.tsx';
import { useSite } from '#web/app/document/site.ts';
import { forgetDraft } from '#web/parts/forms/form-drafts.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { hasReviewDraft, ReviewForm, reviewDraft } from './review-form.tsx';
import styles from './review-section.module.css';
import { LoadedSection, SettingsCard } from './section-parts.tsx';

/** What the member says about the site: the form, or what was written with its state. */
export function ReviewSection() {
  const t = useSettingsTexts();
  const query = useQuery(endpointQuery(showOwnReview, {}));
  return (
    <LoadedSection query={query} failure={t('review.notAvailable')}>
      {(own) => <OwnReview own={own} />}
    </LoadedSection>
  );
}

function OwnReview({ own }: { own: EndpointData<typeof showOwnReview> }) {
  const t = useSettingsTexts();
  const [isChanging, setChanging] = useState(hasReviewDraft);
  const [wasChanged, setWasChanged] = useState(false);
  const showWritten = () => {
    setWasChanged(true);
    setChanging(false);
  };
  const { review, name } = own;
  if (review === null || isChanging) {
    return (
      <SettingsCard>
        <ReviewForm
          review={review}
          name={name}
          onDone={showWritten}
          {...(review !== null && { onCancel: showWritten })}
        />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard>
      <section aria-label={t('review.mine')} className={styles.review}>
        <State status={review.r_status} hasFocus={wasChanged} />
        <p className={styles.about}>{aboutOf(review, t)}</p>
        {review.r_reason !== null && (
          <p dir="auto" className={styles.reason}>
            {t('review.reason', { reason: review.r_reason })}
          </p>
        )}
        <Written name={review.r_shown_name} rating={review.r_rating} text={review.r_text} />
        {review.r_published === null && <Answer review={review} />}
        <Actions onChange={() => setChanging(true)} />
      </section>
      {review.r_published !== null && (
        <section className={styles.review} aria-label={t('review.shownNow')}>
          <h3 className={styles.shownNow}>{t('review.shownNow')}</h3>
          <Written
            name={review.r_published.r_name}
            rating={review.r_published.r_rating}
            text={review.r_published.r_text}
          />
          <Answer review={review} />
        </section>
      )}
    </SettingsCard>
  );
}

/** Takes the focus from the form that it replaces. */
function State({ status, hasFocus }: { status: OwnReviewWire['r_status']; hasFocus: boolean }) {
  const t = useSettingsTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <div role="status">
      <h3 ref={heading} tabIndex={-1} className={styles.state} data-state={status}>
        {t(`review.states.${status}`)}
      </h3>
    </div>
  );
}

function aboutOf(
  { r_status: status, r_published }: OwnReviewWire,
  t: ReturnType<typeof useSettingsTexts>,
): string {
  if (r_published === null || status === 'published') return t(`review.about.${status}`);
  return t(`review.aboutChange.${status}`);
}

function Written({ name, rating, text }: { name: string; rating: number; text: string }) {
  const t = useSettingsTexts();
  return (
    <>
      <Stars rating={rating} label={t('review.ofFive', { rating })} />
      <blockquote dir="auto" className={styles.text}>
        {text}
      </blockquote>
      <p className={styles.about}>
        <bdi>{t('review.shownAs', { name })}</bdi>
      </p>
    </>
  );
}

function Answer({ review }: { review: OwnReviewWire }) {
  const t = useSettingsTexts();
  const { name: site } = useSite();
  if (review.r_answer === null) return null;
  return (
    <div className={styles.answer}>
      <p className={styles.answerer}>{t('review.answer', { site })}</p>
      <p dir="auto" className={styles.text}>
        {review.r_answer}
      </p>
    </div>
  );
}

function Actions({ onChange }: { onChange: () => void }) {
  const t = useSettingsTexts();
  const failure = t('review.removeFailed');
  const call = useCall(failure);
  const remove = useOneAtATime(async () => {
    const answer = await call(removeReview, {});
    if (answer === undefined) return;
    forgetDraft(reviewDraft);
    if (answer.result) showToast(answer.message);
    else showOutcome({ tone: 'failure', title: failure, text: answer.message });
  });
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('review.removeTitle'),
      text: t('review.removeText'),
      confirm: { label: t('review.removeConfirm'), run: () => void remove(undefined) },
    });
  return (
    <div className={styles.actions}>
      <Button look="outline" size="small" onClick={onChange}>
        {t('review.change')}
      </Button>
      <Button look="quiet" size="small" onClick={ask}>
        {t('review.remove')}
      </Button>
    </div>
  );
}
