import { resumeSession } from '#contract/accounts/sessions.ts';
import { ApiRefused } from './answer.ts';
import { loadEndpoint } from './browser-client.ts';
import { sessionOf } from './session-of.ts';
import { askTabs, readSession, startSession } from './session.ts';

const lockName = 'resume';

/**
 * Starts a session in a remembered browser. Of several tabs that open at once one does it, and gives its session to the others, while
 * the browser `isRemembered`. Returns false when the server does not know the browser any more.
 */
export async function resumeInOneTab(isRemembered: () => boolean): Promise<boolean> {
  if (!('locks' in navigator)) return resume();
  let isKnown = true;
  const isFirst = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) isKnown = await resume();
    return lock !== null;
  });
  if (isFirst) return isKnown;
  return navigator.locks.request(lockName, async () => {
    await askTabs();
    return readSession() !== undefined || !isRemembered() || resume();
  });
}

async function resume(): Promise<boolean> {
  try {
    const { data } = await loadEndpoint(resumeSession, {});
    startSession(sessionOf(data));
    return true;
  } catch (error) {
    if (error instanceof ApiRefused && error.refusal.code === 'not_remembered') return false;
    throw error;
  }
}
