import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { longestInterestMessage, sendInterest } from '#contract/interests/interests.ts';
import { criterionOf, formNameOf } from '#contract/preferences/preference.criteria.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { Button } from '#web/design/button.tsx';
import { TextAreaField } from '#web/design/field.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useIsPersonLoading } from '#web/parts/facts/use-person-words.ts';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useWishTexts } from '#web/parts/criteria/use-wish-text.ts';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { interestCountsQuery } from './connecting.queries.ts';
import { PartnerHead, TextCounter } from './dialog-parts.tsx';
import styles from './dialog-parts.module.css';
import { closeConnectingDialog, type DialogProps, type Partner } from './open-connecting-dialog.ts';
import { changeCard, reloadCard } from './partner-cards.ts';
import { keepAct } from './waiting/send-acts.ts';
import { usePrefilledMessage } from './use-prefilled-message.ts';
import { PlansLink } from './plans-link.tsx';

/** The refusals because of an existing interest. */
const refusedByInterest: ReadonlySet<string> = new Set([
  'interest_already_sent',
  'interest_declined',
  'interest_waiting_for_you',
  'already_connected',
]);

/** Returns the error of a message; undefined for a right one. */
function findError(message: string): string | undefined {
  return sendInterest.input.shape.message.safeParse(message).error?.issues[0]?.message;
}

/** Sends an interest with a message. A draft of it survives a failure, and a dialog closed by mistake. */
export function SendDialog(props: DialogProps) {
  const t = useConnectingTexts();
  const prefilled = usePrefilledMessage();
  return (
    <DialogFrame title={t('send.title', { name: props.partner.u_firstname })} onClose={props.onClose}>
      {useIsPersonLoading() ? <Skeleton height="12rem" /> : <SendForm {...props} prefilled={prefilled} />}
    </DialogFrame>
  );
}

function SendForm({ partner, onClose, prefilled }: DialogProps & { prefilled: string }) {
  const t = useConnectingTexts();
  const queries = useQueryClient();
  const sentenceOf = useErrorSentence();
  const field = useRef<HTMLTextAreaElement>(null);
  const { u_id: id } = partner;
  const draft = `interest ${String(id)}`;
  const [message, setMessage] = useState(() => readDraft(draft)?.values['message'] ?? prefilled);
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const end = () => {
    forgetDraft(draft);
    onClose();
  };
  const call = useCall(undefined, () => {
    keepAct({ kind: 'interest', partnerId: id, message });
    end();
  });
  const write = (text: string) => {
    setMessage(text);
    if (error !== undefined) setError(findError(text));
    if (text !== prefilled) storeDraft(draft, { values: { message: text }, seen: {} });
  };
  const showError = (found: string) => {
    setError(found);
    field.current?.focus();
  };
  const refuse = ({ code, message: text, errors }: Refusal) => {
    const wrong = errors?.find((one) => one.field === 'message');
    if (wrong !== undefined) return showError(wrong.message);
    if (refusedByInterest.has(code)) {
      // Nothing is left to send: the button of the card shows the existing interest.
      void reloadCard(queries, id);
      onClose();
      return showOutcome({ tone: 'failure', title: t('send.failureTitle'), text });
    }
    const onRetry = () => field.current?.select();
    return showOutcome({ tone: 'failure', title: t('send.failureTitle'), text, onRetry });
  };
  const send = useOneAtATime(async () => {
    const found = findError(message);
    if (found !== undefined) return showError(found);
    setSubmitting(true);
    const answer = await call(sendInterest, { receiver_id: id, message });
    setSubmitting(false);
    if (answer?.result === false) refuse(answer);
    if (answer?.result !== true) return;
    changeCard(queries, { partnerId: id, interest: answer.data });
    end();
    showToast(t('send.successTitle'));
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(undefined);
      }}
    >
      <PartnerHead partner={partner} />
      <MissedMustHaves partner={partner} />
      <div>
        <TextAreaField
          ref={field}
          name="message"
          value={message}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          error={sentenceOf(error)}
          label={t('send.message')}
          rows={5}
          dir="auto"
          data-autofocus
        />
        <TextCounter text={message} most={longestInterestMessage} />
      </div>
      <InterestsLeft>
        {(isNoneLeft) => (
          <Button type="submit" isWide isBusy={isSubmitting} disabled={isNoneLeft}>
            {t('send.submit')}
          </Button>
        )}
      </InterestsLeft>
    </form>
  );
}

/** What the partner asks for and the viewer does not have, before one of the day's interests is spent. */
function MissedMustHaves({ partner }: { partner: Partner }) {
  const t = useConnectingTexts();
  const sayWishes = useWishTexts();
  const joinWithAnd = new Intl.ListFormat(useLanguage());
  const missed = (partner.match?.theirs.criteria ?? []).flatMap(
    ({ criterion, verdict, must_have, wanted }) => {
      const name = verdict === 'missed' && must_have ? criterionOf(criterion) : undefined;
      return name === undefined ? [] : [{ criterion: formNameOf(name), wanted }];
    },
  );
  if (missed.length === 0) return null;
  const what = joinWithAnd.format(sayWishes(missed));
  return <p className={styles.notice}>{t(`send.missesMustHave.${pronounOf(partner.u_gender)}`, { what })}</p>;
}

/** How many interests the viewer may still send today, above the send button; the plans when none is left. */
function InterestsLeft({ children }: { children: (isNoneLeft: boolean) => ReactNode }) {
  const t = useConnectingTexts();
  const { data, isPending, fetchStatus } = useQuery(interestCountsQuery());
  const { left, limit } = data?.data ?? {};
  if (left === 0) {
    return (
      <div className={styles.last}>
        <p className={styles.notice}>{t('send.noneLeft', { count: limit ?? 0 })}</p>
        {children(true)}
        <PlansLink look="outline" onClick={closeConnectingDialog} />
      </div>
    );
  }
  return (
    <div className={styles.last}>
      <div className={`${styles.note} ${styles.loadingLine}`}>
        {isPending && fetchStatus === 'fetching' && <Skeleton width="70%" />}
        {left === null && t('send.unlimited')}
        {typeof left === 'number' && t('send.left', { count: left, limit: limit ?? left })}
      </div>
      {children(false)}
    </div>
  );
}
