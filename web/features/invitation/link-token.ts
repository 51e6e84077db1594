import { useEffect, useEffectEvent, useState } from 'react';

const storageKey = 'invitationToken';

/**
 * The secret token of the link, from the address or from this tab's storage; undefined when there is none. It leaves the
 * address at once, so that no history and no screenshot shows it, and is stored until the invitation is answered, so that
 * the page can be reloaded.
 */
export function useLinkToken(inAddress: string | undefined, onRead: () => void): string | undefined {
  const [token, setToken] = useState(() => inAddress ?? readToken());
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  const store = useEffectEvent((found: string) => {
    storeToken(found);
    onRead();
  });
  useEffect(() => {
    if (inAddress !== undefined) store(inAddress);
  }, [inAddress]);
  return token;
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing was stored.
  }
}

function storeToken(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Without storage a reload loses the token; the link in the mail still works.
  }
}

function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    // Without storage nothing was stored.
    return undefined;
  }
}
