import { useEffect, useState } from 'react';
import { ApiUnreachable, isUnknownLink } from '#web/app/client/answer.ts';
import { LinkButton } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { focusContent } from '#web/app/document/focus-content.ts';
import { useSite } from '#web/app/document/site.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { ClaimForm } from './claim-form.tsx';
import { FactList } from './fact-list.tsx';
import { loadInvitation, type Invitation } from './invitation-calls.ts';
import type { AskedField } from './invitation.rules.ts';
import { Erase, Introduction, Operator } from './invitation-sections.tsx';
import styles from './invitation-view.module.css';
import { forgetToken } from './link-token.ts';
import { Loading } from './page-frame.tsx';
import type { Claimed } from './use-claim.ts';

type Props = { token: string | undefined; onClaimed: (claimed: Claimed) => void };

/** The invitation that the link opens, in all its states. */
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

type InvitationState =
  | { step: 'loading' }
  | { step: 'open'; invitation: Invitation; token: string }
  /** The link is unknown, used, replaced or erased. */
  | { step: 'gone' }
  /** The person erased everything on this page. */
  | { step: 'erased' }
  /** The server refused for another reason, or could not be reached (no message). */
  | { step: 'failed'; message?: string };

function useInvitation(token: string | undefined) {
  const [state, setState] = useState<InvitationState>({ step: 'loading' });
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const found = await openLink(token);
      if (!isUnmounted) setState(found);
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, [token]);
  return {
    state,
    retry: async () => {
      setState({ step: 'loading' });
      setState(await openLink(token));
    },
    endWith: (step: 'gone' | 'erased') => {
      forgetToken();
      setState({ step });
    },
  };
}

async function openLink(token: string | undefined): Promise<InvitationState> {
  if (token === undefined) return { step: 'gone' };
  try {
    const answer = await loadInvitation(token);
    if (answer.result) return { step: 'open', invitation: answer.data, token };
    if (!isUnknownLink(answer)) return { step: 'failed', message: answer.message };
    forgetToken();
    return { step: 'gone' };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { step: 'failed' };
  }
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
      <FactList
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

/** The link opens nothing. The page says what to do, not why, because anyone may have the link. */
function Gone() {
  useNewPage();
  const t = useInvitationTexts();
  const common = useCommonTexts();
  const { support_email: mail } = useSite();
  return (
    <EmptyState level="h1" title={t('gone.title')} text={t('gone.text')}>
      <div className={styles.gone}>
        <ul className={styles.ways}>
          <li>{t('gone.mail')}</li>
          <li>{t('gone.member')}</li>
          {mail !== '' && (
            <li>
              <RichText t={t} name="gone.help" parts={{ mail: <a href={`mailto:${mail}`}>{mail}</a> }} />
            </li>
          )}
        </ul>
        <div className={styles.buttons}>
          <LinkButton to="/" search={{ dialog: 'sign-in' }}>
            {t('gone.signIn')}
          </LinkButton>
          <LinkButton to="/" look="outline">
            {common('actions.backToHome')}
          </LinkButton>
        </div>
      </div>
    </EmptyState>
  );
}

function Erased() {
  useNewPage();
  const t = useInvitationTexts();
  const common = useCommonTexts();
  return (
    <EmptyState level="h1" title={t('erase.doneTitle')} text={t('erase.doneText')}>
      <LinkButton to="/" look="outline">
        {common('actions.backToHome')}
      </LinkButton>
    </EmptyState>
  );
}

/** Scrolls to the top and focuses the content, because a short page replaces a long one. */
function useNewPage(): void {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
  }, []);
}
