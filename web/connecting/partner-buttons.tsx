import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Button } from '#web/design/button.tsx';
import { useOpeningConversation } from '#web/conversations/use-opening-conversation.ts';
import { fullNameOf, pronounOf } from '#web/facts/names.rules.ts';
import { useConnectingTexts } from '#web/i18n/connecting/use-connecting-texts.ts';
import { connectStateOf, type ConnectState } from './connect-state.rules.ts';
import {
  openConnectingDialog,
  type ButtonPlace,
  type ConnectingDialog,
  type Partner,
} from './open-connecting-dialog.ts';
import styles from './partner-buttons.module.css';
import { useViewerId } from './use-viewer-id.ts';

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
  const isProfile = place === 'profile';
  const open = (dialog: ConnectingDialog['name']) => () =>
    openConnectingDialog({ name: dialog, partner, place });
  const looks: Record<ConnectState, ComponentProps<typeof Button>> = {
    open: {
      'aria-haspopup': 'dialog',
      'aria-label': t(isProfile ? 'connect.sendInterestTo' : 'connect.connectNowWith', { name }),
      onClick: open('send'),
      children: t(isProfile ? 'connect.sendInterest' : 'connect.connectNow'),
    },
    waiting: {
      'aria-haspopup': 'dialog',
      'aria-label': t('connect.waitingOf', { name }),
      onClick: open('answer'),
      children: t('connect.waiting'),
    },
    sent: {
      look: 'outline',
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

/** A small button: two of them share the width of a card, and their words may take two lines. */
export function CardButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} size="small" className={styles.button} />;
}
