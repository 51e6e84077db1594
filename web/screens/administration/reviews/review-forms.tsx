import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { updateReview } from '#contract/reviews/admin-reviews.ts';
import { longestReason } from '#contract/fields/fields.ts';
import { longestReviewAnswer, type AdminReviewWire } from '#contract/reviews/review.wire.ts';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useReviewsTexts } from '#web/locales/en/admin/reviews.ts';
import styles from './reviews-screen.module.css';

export type ReviewChanges = Pick<
  EndpointInput<typeof updateReview>,
  'status' | 'take_down' | 'reason' | 'answer'
>;

type Props = {
  review: AdminReviewWire;
  isBusy: boolean;
  onSend: (changes: ReviewChanges) => void;
  onCancel: () => void;
};

/** Rejects new words, or takes down what is shown; the member reads the reason. */
export function RejectForm({ review, isBusy, onSend, onCancel }: Props) {
  const t = useReviewsTexts();
  const [reason, setReason] = useState('');
  const [takesDown, setTakesDown] = useState(false);
  const isChange = review.r_status === 'pending' && review.r_published !== null;
  const isNew = review.r_status === 'pending' && !isChange;
  const send = () => {
    if (isBusy) return;
    onSend({
      status: 'rejected',
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      // What a rejected change left is taken down.
      ...((takesDown || review.r_status === 'rejected') && { take_down: true }),
    });
  };
  const writing = useWriting({ onSend: send, onCancel });
  const title = isNew ? t('rejectTitle') : t(isChange ? 'rejectChangeTitle' : 'takeDownTitle');
  return (
    <ReviewForm title={title} onSend={send}>
      <TextArea
        {...writing}
        label={t('reasonLabel')}
        value={reason}
        rows={2}
        maxLength={longestReason}
        dir="auto"
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {isChange && (
        <Checkbox
          label={t('alsoTakeDown')}
          checked={takesDown}
          onChange={({ currentTarget }) => setTakesDown(currentTarget.checked)}
        />
      )}
      <Buttons onCancel={onCancel}>
        <Button type="submit" size="small" look="danger" isBusy={isBusy}>
          {t(isNew || isChange ? 'reject' : 'takeDown')}
        </Button>
      </Buttons>
    </ReviewForm>
  );
}

function draftOf(reviewId: number): string {
  return `review answer ${reviewId}`;
}

/** Whether an answer was begun and not sent, before a reload for example. */
export function hasAnswerDraft(reviewId: number): boolean {
  return readDraft(draftOf(reviewId)) !== undefined;
}

/** Call it when the answer is stored. */
export function forgetAnswerDraft(reviewId: number): void {
  forgetDraft(draftOf(reviewId));
}

/** The answer of the operator. A new review is published with it. What was typed survives a failure and a reload. */
export function AnswerForm({ review, isBusy, onSend, onCancel }: Props) {
  const t = useReviewsTexts();
  const draft = draftOf(review.r_id);
  const stored = review.r_answer ?? '';
  const [text, setText] = useState(() => readDraft(draft)?.values['text'] ?? stored);
  const [isTried, setTried] = useState(false);
  const isNew = review.r_status === 'pending' && review.r_published === null;
  const write = (written: string) => {
    setText(written);
    if (written === stored) forgetDraft(draft);
    else storeDraft(draft, { values: { text: written }, seen: {} });
  };
  const give = (answer: string) => {
    if (!isBusy) onSend({ answer, ...(isNew && answer !== '' && { status: 'published' }) });
  };
  const send = () => {
    setTried(true);
    if (text.trim() !== '') give(text.trim());
  };
  const cancel = () => {
    forgetDraft(draft);
    onCancel();
  };
  const writing = useWriting({ onSend: send, onCancel: cancel });
  const isMissing = isTried && text.trim() === '';
  return (
    <ReviewForm title={t(stored === '' ? 'writeAnswer' : 'changeAnswer')} onSend={send}>
      <TextArea
        {...writing}
        label={t('answerLabel')}
        value={text}
        rows={3}
        maxLength={longestReviewAnswer}
        dir="auto"
        error={isMissing ? t('answerMissing') : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Buttons onCancel={cancel}>
        <Button type="submit" size="small" isBusy={isBusy}>
          {t(isNew ? 'publishWithAnswer' : 'saveAnswer')}
        </Button>
        {stored !== '' && (
          <Button look="outline" size="small" onClick={() => give('')}>
            {t('removeAnswer')}
          </Button>
        )}
      </Buttons>
    </ReviewForm>
  );
}

/** A form in a card. */
function ReviewForm({
  title,
  onSend,
  children,
}: Pick<Writing, 'onSend'> & { title: string; children: ReactNode }) {
  return (
    <form
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p className={styles.formTitle}>{title}</p>
      {children}
    </form>
  );
}

type Writing = { onSend: () => void; onCancel: () => void };

/** The field has the focus; Ctrl + Enter sends the form, Escape closes it. */
function useWriting({ onSend, onCancel }: Writing) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    }
  };
  return { ref, onKeyDown };
}

function Buttons({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const t = useReviewsTexts();
  return (
    <div className={styles.actions}>
      {children}
      <Button look="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
