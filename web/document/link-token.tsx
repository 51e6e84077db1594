import { ClientOnly, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { readLinkToken } from './page-head.ts';

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

/** Gives the token of the address to a page, and takes it out of the address, so that neither history nor screenshot shows it. */
export function WithLinkToken({ fallback, children }: Props) {
  return (
    <ClientOnly fallback={fallback}>
      <Taken>{children}</Taken>
    </ClientOnly>
  );
}

function Taken({ children }: Pick<Props, 'children'>) {
  const inAddress = useTokenInAddress();
  const [token, setToken] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  const navigate = useNavigate();
  const clearAddress = useEffectEvent(() => {
    void navigate({ to: '.', search: {}, hash: '', replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (inAddress !== undefined) clearAddress();
  }, [inAddress]);
  return children(token);
}
