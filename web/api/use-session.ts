import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './session.ts';

const readNothing = (): undefined => {};

/** The signed-in person, undefined for a visitor and while the page is rendered on the server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, readSession, readNothing);
}
