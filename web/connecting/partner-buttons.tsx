import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Button } from '#web/design/button.tsx';
import { fullNameOf, pronounOf } from '#web/facts/names.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
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
 * The next step with a partner: send an interest, open the list with the sent one, or answer theirs. It is one button in
 * all states, so that the focus is still on it when a dialog has changed the state.
 */
export function ConnectButton({ partner, place }: Props) {
  const t = useConnectingTexts();
  const navigate = useNavigate();
  const viewerId = useViewerId();
  const state = connectStateOf(partner.interest, viewerId);
  const name = fullNameOf(partner);
  const isProfile = place === 'profile';
  const open = (dialog: ConnectingDialog['name']) => () =>
    openConnectingDialog({ name: dialog, partner, place });
  const goTo = (search: { tab: 'sent' | 'accepted'; by?: 'them' }) => () =>
    void navigate({ to: '/inbox', search });
  // The receiver of an interest is the one who accepted it.
  const isOwn = partner.interest?.i_sender_id === viewerId;
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
      onClick: goTo({ tab: 'sent' }),
      children: t('connect.sent'),
    },
    connected: {
      look: 'outline',
      role: 'link',
      'aria-label': t('connect.connectedWith', { name }),
      onClick: goTo(isOwn ? { tab: 'accepted', by: 'them' } : { tab: 'accepted' }),
      children: t('connect.connected'),
    },
    declined: {
      'aria-disabled': true,
      children: t(`connect.declined.${pronounOf(partner.u_gender)}`),
    },
  };
  return <CardButton {...looks[state]} />;
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
