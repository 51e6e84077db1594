import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { connectStateOf, type ConnectState } from './connect-state.rules.ts';
import { openConnectingDialog, type ConnectingDialog } from './open-connecting-dialog.ts';
import type { Person, Place } from './person.rules.ts';
import { TurnButton } from './turn-button.tsx';
import { useViewerId } from './use-viewer-id.ts';

type Props = { person: Person; place: Place };

/**
 * What can be done next between the two: send an interest, look after the one that was sent, answer theirs. It is one
 * button in all states, so that the focus is still on it when a dialog has changed the state.
 */
export function ConnectButton({ person, place }: Props) {
  const t = useConnectingTexts();
  const navigate = useNavigate();
  const viewerId = useViewerId();
  const state = connectStateOf(person.interest, viewerId);
  const name = fullNameOf(person);
  const isProfile = place === 'profile';
  const open = (dialog: ConnectingDialog['name']) => () =>
    openConnectingDialog({ name: dialog, person, place });
  const goTo = (search: { tab: 'sent' | 'accepted'; by?: 'them' }) => () =>
    void navigate({ to: '/inbox', search });
  // Whoever was sent the interest is the one who accepted it.
  const isOwn = person.interest?.i_sender_id === viewerId;
  const looks: Record<ConnectState, ComponentProps<typeof TurnButton>> = {
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
      children: t(`connect.declined.${pronounOf(person.u_gender)}`),
    },
  };
  return <TurnButton {...looks[state]} />;
}
