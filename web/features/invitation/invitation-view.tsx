import { useState } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { ErrorState } from '#web/design/state.tsx';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { ClaimForm } from './claim-form.tsx';
import { Erase } from './erase.tsx';
import { Gone, Erased } from './ending.tsx';
import { HeldFacts } from './held-facts.tsx';
import type { AskedField } from './held-facts.rules.ts';
import { Introduction } from './introduction.tsx';
import { Loading } from './invitation-loading.tsx';
import styles from './invitation-view.module.css';
import { forgetToken } from './keep-token.ts';
import { Operator } from './operator.tsx';
import type { Claimed } from './use-claim.ts';
import type { Invitation } from './read-invitation.ts';
import { useInvitation } from './use-invitation.ts';

type Props = { token: string | undefined; onClaimed: (claimed: Claimed) => void };

/** What the link opens, in all its states. */
export function InvitationView({ token, onClaimed }: Props) {
  const t = useInvitationTexts();
  const { state, retry, endWith } = useInvitation(token);
  if (state.step === 'loading') return <Loading />;
  if (state.step === 'gone') return <Gone />;
  if (state.step === 'erased') return <Erased />;
  if (state.step === 'failed') {
    return <ErrorState text={state.message ?? t('unreachable')} onRetry={() => void retry()} />;
  }
  return (
    <OpenInvitation
      invitation={state.invitation}
      token={state.token}
      onClaimed={(claimed) => {
        forgetToken();
        onClaimed(claimed);
      }}
      onEnd={(step) => {
        endWith(step);
        if (step === 'erased') announce(t('erase.doneTitle'));
      }}
    />
  );
}

type OpenProps = {
  invitation: Invitation;
  token: string;
  onClaimed: (claimed: Claimed) => void;
  onEnd: (step: 'gone' | 'erased') => void;
};

function OpenInvitation({ invitation, token, onClaimed, onEnd }: OpenProps) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [correcting, setCorrecting] = useState<readonly AskedField[]>([]);
  return (
    <div className={styles.invitation}>
      <Introduction invitation={invitation} />
      <HeldFacts
        invitation={invitation}
        leftOut={leftOut}
        onLeftOut={setLeftOut}
        onCorrect={(field) => setCorrecting((before) => [...new Set([...before, field])])}
      />
      <ClaimForm
        invitation={invitation}
        token={token}
        leftOut={leftOut}
        correcting={correcting}
        onClaimed={onClaimed}
        onGone={() => onEnd('gone')}
      />
      <Erase token={token} onErased={() => onEnd('erased')} onGone={() => onEnd('gone')} />
      <Operator />
    </div>
  );
}
