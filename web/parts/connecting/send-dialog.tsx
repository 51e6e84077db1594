import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { longestInterestMessage, sendInterest } from '#contract/interests/interests.ts';
import { criterionOf, formNameOf } from '#contract/preferences/preference.criteria.ts';
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
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
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
  const id = partner.u_id;
  const draft = `interest ${String(id)}`;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: sendInterest,
    defaultValues: { receiver_id: id, message: readDraft(draft)?.values['message'] ?? prefilled },
    failureTitle: t('send.failureTitle'),
    retryField: 'message',
    onSuccess: ({ data }) => {
      forgetDraft(draft);
      changeCard(queries, { partnerId: id, interest: data });
      onClose();
      showToast(t('send.successTitle'));
    },
    keepUnsent: ({ message: written }) => {
      forgetDraft(draft);
      keepAct({ kind: 'interest', partnerId: id, message: written });
      onClose();
    },
    onRefusal: ({ code, message }) => {
      if (!refusedByInterest.has(code)) return false;
      // Nothing is left to send: the button of the card shows the existing interest.
      void reloadCard(queries, id);
      onClose();
      showOutcome({ tone: 'failure', title: t('send.failureTitle'), text: message });
      return true;
    },
  });
  const message = useWatch({ control: form.control, name: 'message' });
  useEffect(() => {
    if (message !== prefilled) storeDraft(draft, { values: { message }, seen: {} });
  }, [draft, message, prefilled]);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PartnerHead partner={partner} />
      <MissedMustHaves partner={partner} />
      <div>
        <TextAreaField {...field('message')} label={t('send.message')} rows={5} dir="auto" data-autofocus />
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
