import { IconArrowBackUp, IconCheck, IconMessage, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { updateReview } from '#contract/reviews/admin-reviews.ts';
import type { AdminReviewWire } from '#contract/reviews/review.wire.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Stars } from '#web/design/pictures/stars.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useReturnToOpener } from '#web/parts/forms/use-return-to-opener.ts';
import { useReviewsTexts } from '#web/locales/en/admin/reviews.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import {
  AnswerForm,
  forgetAnswerDraft,
  hasAnswerDraft,
  RejectForm,
  type ReviewChanges,
} from './review-forms.tsx';
import styles from './reviews-screen.module.css';

type OpenForm = 'reject' | 'answer' | undefined;

/** What the single keys do with a card. */
export type ReviewCardHandle = {
  focus: () => void;
  publish: () => void;
  openForm: (form: NonNullable<OpenForm>) => void;
};

type Props = {
  ref: Ref<ReviewCardHandle>;
  review: AdminReviewWire;
  hasKeys: boolean;
  isCurrent: boolean;
  onDecided: () => void;
};

/** A review with what visitors see of it, the answer, and the decisions. */
export function ReviewCard({ ref, review, hasKeys, isCurrent, onDecided }: Props) {
  const t = useReviewsTexts();
  const card = useRef<HTMLElement>(null);
  const [form, setForm] = useState<OpenForm>(() => (hasAnswerDraft(review.r_id) ? 'answer' : undefined));
  const focus = () => card.current?.focus();
  useReturnToOpener(card, form);
  const close = () => setForm(undefined);
  const { isBusy, update } = useUpdate(review, (changes) => {
    setForm(undefined);
    if (changes.answer !== undefined) forgetAnswerDraft(review.r_id);
    if (changes.status === undefined) focus();
    else onDecided();
  });
  const isPublished = review.r_status === 'published';
  const publish = () => {
    if (!isPublished) update({ status: 'published' });
  };
  const isShown = isPublished || review.r_published !== null;
  const openForm = (wanted: NonNullable<OpenForm>) => {
    if (wanted === 'answer' || isShown || review.r_status === 'pending') setForm(wanted);
  };
  useImperativeHandle(ref, () => ({ focus, publish, openForm }));
  return (
    <article
      ref={card}
      tabIndex={-1}
      className={styles.card}
      data-current={isCurrent}
      data-review={review.r_id}
      aria-label={t('of', { name: review.r_name })}
    >
      <Head review={review} />
      <p dir="auto" className={styles.text}>
        {review.r_text}
      </p>
      <Asides review={review} hasAnswer={form !== 'answer'} />
      {form === 'reject' && <RejectForm review={review} isBusy={isBusy} onSend={update} onCancel={close} />}
      {form === 'answer' && <AnswerForm review={review} isBusy={isBusy} onSend={update} onCancel={close} />}
      {form === undefined && <Actions review={review} {...{ isShown, isBusy, hasKeys, publish, openForm }} />}
    </article>
  );
}

/** Changes the version on screen, so that nothing is decided that nobody has read. */
function useUpdate(
  { r_id: review_id, r_version: version }: AdminReviewWire,
  onDone: (changes: ReviewChanges) => void,
) {
  const t = useReviewsTexts();
  const failure = t('failedTitle');
  const call = useCall(failure);
  const [isBusy, setBusy] = useState(false);
  const update = useOneAtATime(async (changes: ReviewChanges) => {
    setBusy(true);
    const answer = await call(updateReview, { review_id, version, ...changes });
    setBusy(false);
    if (answer === undefined) return;
    if (answer.result) {
      showToast(answer.message);
      onDone(changes);
    } else {
      const text = answer.errors?.[0]?.message ?? answer.message;
      showOutcome({ tone: 'failure', title: failure, text });
    }
  });
  return { isBusy, update: (changes: ReviewChanges) => void update(changes) };
}

function Head({ review }: { review: AdminReviewWire }) {
  const t = useReviewsTexts();
  const site = useSite();
  const isChange = review.r_status === 'pending' && review.r_published !== null;
  const name = `${review.u_firstname} ${review.u_lastname}`;
  const member = `${site.member_id_prefix}${review.u_id}`;
  return (
    <header className={styles.head}>
      <Stars rating={review.r_rating} label={t('ofFive', { rating: review.r_rating })} />
      <bdi className={styles.name}>{review.r_name}</bdi>
      <span className={styles.state} data-state={review.r_status}>
        {isChange ? t('isChange') : t(`states.${review.r_status}`)}
      </span>
      <span className={styles.facts}>
        <bdi>{t('shownAs', { name: review.r_shown_name })}</bdi>
        {' · '}
        <Link to="/userManagement" search={{ search: member }} activeProps={{}}>
          {name !== review.r_name && <bdi>{name}</bdi>} {member}
        </Link>
        {' · '}
        <Ago instant={review.r_submitted_at} />
        {review.r_decided_by !== null && review.r_status !== 'pending' && (
          <>
            {' · '}
            <bdi>{t('decidedBy', { name: review.r_decided_by })}</bdi>
          </>
        )}
      </span>
    </header>
  );
}

/** What visitors see meanwhile, what the member reads, and the answer. */
function Asides({ review, hasAnswer }: { review: AdminReviewWire; hasAnswer: boolean }) {
  const t = useReviewsTexts();
  const { name: site } = useSite();
  const { r_published: published, r_reason: reason, r_answer: answer } = review;
  return (
    <>
      {!review.r_is_writer_shown && <p className={styles.hidden}>{t('isHidden')}</p>}
      {reason !== null && (
        <p dir="auto" className={styles.facts}>
          {t('reason', { reason })}
        </p>
      )}
      {published !== null && (
        <div className={styles.aside}>
          <p className={styles.asideTitle}>{t('shownNow')}</p>
          <Stars rating={published.r_rating} label={t('ofFive', { rating: published.r_rating })} />
          <p dir="auto" className={styles.text}>
            {published.r_text}
          </p>
          <bdi className={styles.facts}>{published.r_name}</bdi>
        </div>
      )}
      {answer !== null && hasAnswer && (
        <div className={styles.aside} data-kind="answer">
          <p className={styles.asideTitle}>{t('answer', { site })}</p>
          <p dir="auto" className={styles.text}>
            {answer}
          </p>
        </div>
      )}
    </>
  );
}

type ActionsProps = {
  review: AdminReviewWire;
  isShown: boolean;
  isBusy: boolean;
  hasKeys: boolean;
  publish: () => void;
  openForm: (form: NonNullable<OpenForm>) => void;
};

const iconSize = '1.125rem';

function Actions({ review, isShown, isBusy, hasKeys, publish, openForm }: ActionsProps) {
  const t = useReviewsTexts();
  const isPublished = review.r_status === 'published';
  const isRejected = review.r_status === 'rejected';
  const keyOf = (key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {});
  const hint = (key: string) => hasKeys && <kbd className={styles.key}>{key}</kbd>;
  return (
    <div className={styles.actions}>
      {!isPublished && (
        <Button
          size="small"
          icon={<IconCheck size={iconSize} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={(event) => {
            // The second click of a double one would publish the review that moves here.
            if (event.detail < 2) publish();
          }}
          {...keyOf('a')}
        >
          {t('publish')} {hint('A')}
        </Button>
      )}
      {(isShown || !isRejected) && (
        <Button
          look="outline"
          size="small"
          icon={
            isPublished || isRejected ? (
              <IconArrowBackUp size={iconSize} aria-hidden="true" />
            ) : (
              <IconX size={iconSize} aria-hidden="true" />
            )
          }
          data-opens="reject"
          onClick={() => openForm('reject')}
          {...keyOf('r')}
        >
          {t(isPublished || isRejected ? 'takeDown' : 'reject')} {hint('R')}
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        icon={<IconMessage size={iconSize} aria-hidden="true" />}
        data-opens="answer"
        onClick={() => openForm('answer')}
        {...keyOf('w')}
      >
        {t(review.r_answer === null ? 'writeAnswer' : 'changeAnswer')} {hint('W')}
      </Button>
    </div>
  );
}
