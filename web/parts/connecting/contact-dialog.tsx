import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type showContactAllowance, viewContact } from '#contract/contacts/contacts.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { PersonalDetails } from '#contract/settings/contact-audience.ts';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { useFailureText } from '#web/parts/lists/load-failure.tsx';
import { contactAllowanceQuery } from './connecting.queries.ts';
import { keptBackBy, connectStateOf } from './connect-state.rules.ts';
import { ContactDetails, ContactLoading, type RevealedContact } from './contact-details.tsx';
import { PartnerHead } from './dialog-parts.tsx';
import {
  type DialogProps,
  type Partner,
  openConnectingDialog,
  type ConnectingDialog,
} from './open-connecting-dialog.ts';
import { changeCard } from './partner-cards.ts';
import { PlansLink } from './plans-link.tsx';
import { useViewerId } from './use-viewer-id.ts';
import styles from './dialog-parts.module.css';

/**
 * A partner's e-mail and mobile number. The cost of viewing them is shown first, unless they were viewed before, or that the partner does
 * not show them: nobody agrees to a price for nothing.
 */
export function ContactDialog({ partner, place, onClose }: DialogProps) {
  const t = useConnectingTexts();
  const { contact, view, isViewing } = useViewingContact({ partner, onClose });
  const isFree = partner.is_contacted;
  const keptBack = keptBackBy(partner);
  return (
    <DialogFrame title={t('contact.title', { name: partner.u_firstname })} onClose={onClose}>
      <div className={styles.form}>
        <PartnerHead partner={partner} />
        {contact !== undefined && <ContactDetails contact={contact} />}
        {keptBack !== undefined && (
          <KeptBack partner={partner} place={place} by={keptBack} onClose={onClose} />
        )}
        {contact === undefined && keptBack === undefined && isFree && <ContactLoading />}
        {contact === undefined && keptBack === undefined && !isFree && (
          <ContactCost partner={partner} isViewing={isViewing} onView={view} onClose={onClose} />
        )}
      </div>
    </DialogFrame>
  );
}

/** Loads the contact details when `view` is called, or at once when the viewer has seen them before. */
function useViewingContact({ partner, onClose }: Pick<DialogProps, 'partner' | 'onClose'>) {
  const t = useConnectingTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const call = useCall();
  const [contact, setContact] = useState<RevealedContact>();
  const [isViewing, setViewing] = useState(false);

  const load = useOneAtATime(async () => {
    setViewing(true);
    const answer = await call(viewContact, { partner_id: partner.u_id });
    setViewing(false);
    if (answer?.result === true) {
      setContact(answer);
      return changeCard(queries, { partnerId: partner.u_id, is_contacted: true });
    }
    onClose();
    if (answer === undefined) return;
    const text = answer.message === '' ? common('outcomes.tryAgain') : answer.message;
    showOutcome({ tone: 'failure', title: t('contact.failureTitle'), text });
  });

  const view = () => void load(undefined);
  const viewAtOnce = useEffectEvent(view);
  const isFree = partner.is_contacted && keptBackBy(partner) === undefined;
  useEffect(() => {
    if (isFree) viewAtOnce();
  }, [isFree]);
  return { contact, view, isViewing };
}

type CostProps = { partner: Partner; isViewing: boolean; onView: () => void; onClose: () => void };

/** What a view costs, and the buttons to spend it or to cancel. */
function ContactCost({ partner, isViewing, onView, onClose }: CostProps) {
  const t = useConnectingTexts();
  const common = useCommonTexts();
  const viewerId = useViewerId();
  const query = useQuery(contactAllowanceQuery());
  const failure = useFailureText(query.error);
  const allowance = query.data?.data;
  if (allowance === undefined && hasFailed(query)) {
    return (
      <div className={styles.last} role="alert">
        <p>{failure}</p>
        <Button look="outline" isWide onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (allowance === undefined) {
    return (
      <div className={styles.last} aria-busy="true">
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton height="var(--target)" />
      </div>
    );
  }
  const isConnected = connectStateOf(partner.interest, viewerId) === 'connected';
  if (allowance.left === 0 && !isConnected) return <NoViewsLeft {...allowance} onLeave={onClose} />;
  return (
    <>
      <div>
        {allowance.left !== null && (
          <p>{isConnected ? t('contact.spendsNothing') : t('contact.spends', { count: allowance.left })}</p>
        )}
        <p>{t(`contact.told.${pronounOf(partner.u_gender)}`)}</p>
      </div>
      <div className={styles.buttons}>
        <Button isBusy={isViewing} onClick={onView}>
          {t('contact.show')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
      </div>
    </>
  );
}

type NoViewsProps = EndpointData<typeof showContactAllowance> & { onLeave: () => void };

/** When the next contact views are available, and a link to the plans. */
function NoViewsLeft({ limit, resets_at, onLeave }: NoViewsProps) {
  const t = useConnectingTexts();
  const { writeDateTime } = useDates();
  const hasDailyViews = limit !== null && limit > 0;
  return (
    <>
      <div className={styles.notice}>
        <p>
          <strong>{hasDailyViews ? t('contact.none', { count: limit }) : t('contact.noneAtAll')}</strong>
        </p>
        {hasDailyViews && (
          <p>
            <time dateTime={resets_at}>
              {t('contact.resets', { when: writeDateTime(resets_at), count: limit })}
            </time>
          </p>
        )}
      </div>
      <PlansLink onClick={onLeave} />
    </>
  );
}

type Props = DialogProps & { by: Exclude<PersonalDetails, 'shown'> };

/** That a partner keeps the contact details back, and the step that opens them, if there is one. */
function KeptBack({ partner, place, by, onClose }: Props) {
  const t = useConnectingTexts();
  const common = useCommonTexts();
  const state = connectStateOf(partner.interest, useViewerId());
  const open = (name: ConnectingDialog['name']) => () => openConnectingDialog({ name, partner, place });
  return (
    <>
      <div>
        <p>{t(`contact.kept.${by}.${pronounOf(partner.u_gender)}`)}</p>
        {by === 'after_interest' && state === 'sent' && <p>{t('contact.awaited')}</p>}
      </div>
      <div className={styles.buttons}>
        {by === 'after_interest' && state === 'open' && (
          <Button onClick={open('send')}>{t('connect.sendInterest')}</Button>
        )}
        {by === 'after_interest' && state === 'waiting' && (
          <Button onClick={open('answer')}>{t('connect.waiting')}</Button>
        )}
        <Button look="outline" onClick={onClose}>
          {common('actions.close')}
        </Button>
      </div>
    </>
  );
}
