import { useEffect, useEffectEvent, useState } from 'react';
import { keepToken, readToken } from './keep-token.ts';

/** The secret of the link: from the address, which loses it, or as this tab has kept it; undefined when there is none. */
export function useLinkToken(inAddress: string | undefined, onRead: () => void): string | undefined {
  const [token, setToken] = useState(() => inAddress ?? readToken());
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  const take = useEffectEvent((found: string) => {
    keepToken(found);
    onRead();
  });
  useEffect(() => {
    if (inAddress !== undefined) take(inAddress);
  }, [inAddress]);
  return token;
}
