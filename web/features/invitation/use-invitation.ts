import { useEffect, useState } from 'react';
import { ApiUnreachable, isUnknownLink } from '#web/api/answer.ts';
import { forgetToken } from './keep-token.ts';
import { readInvitation, type Invitation } from './read-invitation.ts';

export type InvitationState =
  | { step: 'loading' }
  | { step: 'open'; invitation: Invitation; token: string }
  /** The link opens nothing: unknown, used, replaced or erased. */
  | { step: 'gone' }
  /** Everything was erased just now. */
  | { step: 'erased' }
  /** The service said no for another reason, or could not be reached (no message). */
  | { step: 'failed'; message?: string };

/** What a link opens. */
export function useInvitation(token: string | undefined) {
  const [state, setState] = useState<InvitationState>({ step: 'loading' });
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const found = await open(token);
      if (!isLeft) setState(found);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [token]);
  return {
    state,
    retry: async () => {
      setState({ step: 'loading' });
      setState(await open(token));
    },
    endWith: (step: 'gone' | 'erased') => {
      forgetToken();
      setState({ step });
    },
  };
}

async function open(token: string | undefined): Promise<InvitationState> {
  if (token === undefined) return { step: 'gone' };
  try {
    const answer = await readInvitation(token);
    if (answer.result) return { step: 'open', invitation: answer.data, token };
    if (!isUnknownLink(answer)) return { step: 'failed', message: answer.message };
    forgetToken();
    return { step: 'gone' };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { step: 'failed' };
  }
}
