import { useEffect, useEffectEvent, useState } from 'react';
import { createStoredText } from '#web/app/storage/stored.ts';

const stored = createStoredText({ key: 'invitationToken', lifetime: 'tab' });

/**
 * The secret token of the link, from the address or from this tab's storage; undefined when there is none. It leaves the
 * address at once, so that no history and no screenshot shows it, and is stored until the invitation is answered, so that
 * the page can be reloaded.
 */
export function useLinkToken(inAddress: string | undefined, onRead: () => void): string | undefined {
  const [token, setToken] = useState(() => inAddress ?? stored.read());
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress);
  const store = useEffectEvent((found: string) => {
    stored.write(found);
    onRead();
  });
  useEffect(() => {
    if (inAddress !== undefined) store(inAddress);
  }, [inAddress]);
  return token;
}

export const forgetToken = stored.remove;
