import { useNavigate } from '@tanstack/react-router';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { pronounOf } from '#web/facts/pronoun.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { connectStateOf } from './connect-state.rules.ts';
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
  const state = connectStateOf(person.interest, useViewerId());
  const name = fullNameOf(person);
  const open = (dialog: ConnectingDialog['name']) => openConnectingDialog({ name: dialog, person, place });
  switch (state) {
    case 'open': {
      const isProfile = place === 'profile';
      return (
        <TurnButton
          aria-haspopup="dialog"
          aria-label={t(isProfile ? 'connect.sendInterestTo' : 'connect.connectNowWith', { name })}
          onClick={() => open('send')}
        >
          {t(isProfile ? 'connect.sendInterest' : 'connect.connectNow')}
        </TurnButton>
      );
    }
    case 'waiting':
      return (
        <TurnButton
          aria-haspopup="dialog"
          aria-label={t('connect.waitingOf', { name })}
          onClick={() => open('answer')}
        >
          {t('connect.waiting')}
        </TurnButton>
      );
    case 'sent':
    case 'connected':
      return (
        <TurnButton
          look="outline"
          role="link"
          aria-label={t(state === 'sent' ? 'connect.sentTo' : 'connect.connectedWith', { name })}
          onClick={() =>
            void navigate({ to: '/inbox', search: { tab: state === 'sent' ? 'sent' : 'accepted' } })
          }
        >
          {t(state === 'sent' ? 'connect.sent' : 'connect.connected')}
        </TurnButton>
      );
    case 'declined':
      return <TurnButton aria-disabled>{t(`connect.declined.${pronounOf(person.u_gender)}`)}</TurnButton>;
  }
}
