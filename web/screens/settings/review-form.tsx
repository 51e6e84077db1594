import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { addReview, showOwnReview } from '#contract/reviews/own-review.ts';
import { longestReview, longestReviewName, type OwnReviewWire } from '#contract/reviews/review.wire.ts';
import { shortenName } from '#contract/reviews/short-name.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { StarInput } from '#web/design/inputs/star-input.tsx';
import { TextArea, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import styles from './review-section.module.css';

export const reviewDraft = 'review';

/** Whether the member has begun to write and not sent it, before a reload for example. */
export function hasReviewDraft(): boolean {
  return readDraft(reviewDraft) !== undefined;
}

type Props = {
  /** What is changed; null for a first review. */
  review: OwnReviewWire | null;
  /** The name of the profile. */
  name: string;
  onDone: () => void;
  onCancel?: () => void;
};

/** Stars, words and name. What was typed survives a failure and a reload. */
export function ReviewForm({ onCancel, ...props }: Props) {
  const t = useSettingsTexts();
  const { form, isSubmitting, errorOf, field, submit } = useReviewForm(props);
  const [text, name = ''] = useWatch({ control: form.control, name: ['text', 'name'] });
  const cancel = () => {
    forgetDraft(reviewDraft);
    onCancel?.();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <StarField control={form.control} error={errorOf('stars')} />
      <div>
        <TextArea
          {...field('text')}
          label={t('review.text')}
          description={t('review.textHint')}
          rows={5}
          dir="auto"
          isGrowing
        />
        <Left count={longestReview - text.trim().length} />
      </div>
      <TextInput
        {...field('name')}
        label={t('review.name')}
        description={t('review.nameHint', { name: shortenName(name) || '…' })}
        maxLength={longestReviewName}
        autoComplete="name"
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSubmitting}>
          {t(props.review === null ? 'review.send' : 'review.save')}
        </Button>
        {onCancel !== undefined && (
          <Button look="quiet" onClick={cancel}>
            {t('review.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useReviewForm({ review, name, onDone }: Props) {
  const t = useSettingsTexts();
  const queries = useQueryClient();
  // In the order of the screen; no star is 0, which the contract refuses.
  const written = {
    stars: review?.r_rating ?? 0,
    text: review?.r_text ?? '',
    name: review?.r_name ?? name,
  };
  const filled = useEndpointForm({
    endpoint: addReview,
    defaultValues: { ...written, ...draftOf(written) },
    failureTitle: t('review.failedTitle'),
    onSuccess: ({ message, data }) => {
      forgetDraft(reviewDraft);
      queries.setQueryData(
        endpointQuery(showOwnReview, {}).queryKey,
        (before) => before && { ...before, data: { ...before.data, review: data } },
      );
      showToast(message);
      onDone();
    },
  });
  const [stars, text, shownName = ''] = useWatch({
    control: filled.form.control,
    name: ['stars', 'text', 'name'],
  });
  useDraft({ stars, text, name: shownName }, written);
  return filled;
}

type Input = EndpointInput<typeof addReview>;

function StarField({ control, error }: { control: Control<Input>; error: string | undefined }) {
  const t = useSettingsTexts();
  const {
    field: { value, onChange, ref },
  } = useController({ control, name: 'stars' });
  return (
    <StarInput
      ref={ref}
      name="stars"
      label={t('review.stars')}
      labels={starKeys.map((key) => t(`review.starLabels.${key}`))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

const starKeys = ['one', 'two', 'three', 'four', 'five'] as const;

/** From here on the rest is counted. */
const fewLeft = 200;

function Left({ count }: { count: number }) {
  const t = useSettingsTexts();
  if (count >= fewLeft) return null;
  return (
    <p className={styles.left} data-over={count < 0}>
      {count < 0 ? t('review.tooMany', { count: -count }) : t('review.left', { count })}
    </p>
  );
}

type Values = { stars: number; text: string; name: string };

/** What was typed before a reload or an expired session. */
function draftOf(written: Values): Values {
  const {
    stars = written.stars,
    text = written.text,
    name = written.name,
  } = readDraft(reviewDraft)?.values ?? {};
  return { stars: Number(stars) || 0, text, name };
}

/** Stores what differs from what was written before. */
function useDraft({ stars, text, name }: Values, written: Values): void {
  const isChanged = stars !== written.stars || text !== written.text || name !== written.name;
  useEffect(() => {
    if (isChanged) storeDraft(reviewDraft, { values: { stars: String(stars), text, name }, seen: {} });
    else forgetDraft(reviewDraft);
  }, [isChanged, stars, text, name]);
}
