import { useNavigate } from '@tanstack/react-router';
import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Button } from '#web/design/button.tsx';
import { fullNameOf, pronounOf } from '#web/parts/facts/names.rules.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { useIsLaptop } from '#web/design/hooks/use-breakpoints.ts';
import { connectStateOf, type ConnectState } from './connect-state.rules.ts';
import {
  openConnectingDialog,
  type ButtonPlace,
  type ConnectingDialog,
  type Partner,
} from './open-connecting-dialog.ts';
import { CardButton } from './card-button.tsx';
import { useViewerId } from './use-viewer-id.ts';
import { useWaitingAct } from './waiting/store-acts.ts';
import { WaitingButton } from './waiting/waiting-button.tsx';
import { openConversation } from './open-conversation.ts';

type Props = { partner: Partner; place: ButtonPlace };

/**
 * The next step with a partner: send an interest, open the list with the sent one, answer theirs, or write a message. It is one button
 * in all states, so that the focus is still on it when a dialog has changed the state.
 */
export function ConnectButton({ partner, place }: Props) {
  const t = useConnectingTexts();
  const navigate = useNavigate();
  const message = useMessageButton(partner);
  const state = connectStateOf(partner.interest, useViewerId());
  const name = fullNameOf(partner);
  const interest = useWaitingAct('interest', partner.u_id);
  const answer = useWaitingAct('answer', partner.u_id);
  const waiting = interest ?? answer;
  const open = (dialog: ConnectingDialog['name']) => () =>
    openConnectingDialog({ name: dialog, partner, place });
  const looks: Record<ConnectState, ComponentProps<typeof Button>> = {
    open: {
      'aria-haspopup': 'dialog',
      'aria-label': t('connect.sendInterestTo', { name }),
      onClick: open('send'),
      children: t('connect.sendInterest'),
    },
    waiting: {
      'aria-haspopup': 'dialog',
      'aria-label': t('connect.waitingOf', { name }),
      onClick: open('answer'),
      children: t('connect.waiting'),
    },
    sent: {
      // A state with a tick, which no finger presses to send once more.
      look: 'quiet',
      icon: <IconCheck size="1.125rem" aria-hidden="true" />,
      role: 'link',
      'aria-label': t('connect.sentTo', { name }),
      onClick: () => void navigate({ to: '/inbox', search: { tab: 'sent' } }),
      children: t('connect.sent'),
    },
    connected: message,
    declined: {
      'aria-disabled': true,
      children: t(`connect.declined.${pronounOf(partner.u_gender)}`),
    },
  };
  if (waiting !== undefined) return <WaitingButton act={waiting} name={name} />;
  return <CardButton {...looks[state]} />;
}

/** Opens the conversation with a partner whose interest was accepted, or who accepted the viewer's. */
export function MessageButton({ partner }: { partner: Partner }) {
  return <CardButton {...useMessageButton(partner)} />;
}

function useMessageButton(partner: Partner): ComponentProps<typeof Button> {
  const t = useConnectingTexts();
  const { isLink, open } = useOpeningConversation();
  return {
    ...(isLink ? { role: 'link' } : { 'aria-haspopup': 'dialog' }),
    'aria-label': t('connect.messageTo', { name: fullNameOf(partner) }),
    onClick: () => open(partner.u_id),
    children: t('connect.message'),
  };
}

/** Opens the dialog with a partner's e-mail and mobile number, which first says what viewing them costs. */
export function ContactButton({ partner, place }: Props) {
  const t = useConnectingTexts();
  return (
    <CardButton
      look="outline"
      aria-haspopup="dialog"
      aria-label={t('contact.viewOf', { name: fullNameOf(partner) })}
      onClick={() => openConnectingDialog({ name: 'contact', partner, place })}
    >
      {t('contact.view')}
    </CardButton>
  );
}

type Opening = {
  /** Whether it leads to a page of its own, as on phones. */
  isLink: boolean;
  open: (partnerId: number) => void;
};

/** Returns how the conversation with a partner is opened: in the pop-up on wide screens, in the page of messages on phones. */
function useOpeningConversation(): Opening {
  const navigate = useNavigate();
  const isLaptop = useIsLaptop();
  return {
    isLink: !isLaptop,
    open: (partnerId) => {
      if (isLaptop) openConversation(partnerId);
      else void navigate({ to: '/chatWindow', search: { partner: partnerId } });
    },
  };
}
