import { ClientOnly, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { readLinkToken } from './page-head.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the link with which a page was opened. */
    linkToken?: string;
  }
}

/**
 * The secret of a link in a mail: `#token=…`, a part of the address that no browser sends to a server. A mail program that unsubscribes
 * for its user knows the address with `?token=…`, and so do older mails.
 */
export function useTokenInAddress(): string | undefined {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash).get('token') ?? readLinkToken(search).token;
}

type Props = {
  /** What the server renders, which does not know the token. */
  fallback: ReactNode;
  children: (token: string | undefined) => ReactNode;
};

/**
 * Gives the token of the address to a page, and takes it out of the address, so that neither history nor screenshot shows it. The entry
 * of the tab's history has it instead, so that a page that is reloaded still has its token.
 */
export function WithLinkToken({ fallback, children }: Props) {
  return (
    <ClientOnly fallback={fallback}>
      <Taken>{children}</Taken>
    </ClientOnly>
  );
}

function Taken({ children }: Pick<Props, 'children'>) {
  const inAddress = useTokenInAddress();
  const stored = useLocation({ select: ({ state }) => state.linkToken });
  const [token, setToken] = useState(inAddress ?? stored);
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  const navigate = useNavigate();
  const clearAddress = useEffectEvent((linkToken: string) => {
    const state = { linkToken };
    void navigate({ to: '.', search: {}, hash: '', replace: true, resetScroll: false, state });
  });
  useEffect(() => {
    if (inAddress !== undefined) clearAddress(inAddress);
  }, [inAddress]);
  return children(token);
}
