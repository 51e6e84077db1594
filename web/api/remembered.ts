import { createStoredText } from '#web/storage/stored.ts';
import { ApiRefused, ApiUnreachable } from './answer.ts';
import { loadEndpoint } from './browser-client.ts';
import { sessionOf } from './session-of.ts';
import { askTabs, joinTabs, onSessionChange, readSession, startSession, type Session } from './session.ts';

/**
 * That this browser is remembered. The secret itself is in a cookie that scripts cannot read; without this note a visitor's page
 * makes no call.
 */
const note = createStoredText({ key: 'remembered', lifetime: 'device' });

onSessionChange(({ end }) => {
  if (end === 'signed-out') note.remove();
});

/** Notes whether the sign-in that was just made is remembered. Administrators never are. */
export function noteRemembered({ role }: Session, isWished: boolean): void {
  if (isWished && role !== 'admin') note.write('yes');
  else note.remove();
}

export function isRemembered(): boolean {
  return note.read() !== undefined;
}

/**
 * Returns the session of this tab, of another tab, or, in a remembered browser, a new one. Undefined for a visitor. Throws
 * `ApiUnreachable` or `ApiRefused` when the service does not answer a remembered browser: it may try again.
 */
export async function findSession(): Promise<Session | undefined> {
  await joinTabs();
  if (readSession() === undefined && isRemembered()) await resumeOnce();
  return readSession();
}

let resuming: Promise<void> | undefined;

function resumeOnce(): Promise<void> {
  resuming ??= resumeAlone().finally(() => {
    resuming = undefined;
  });
  return resuming;
}

const lockName = 'resume';

/** Of several tabs that open at once one comes back, and gives its session to the others. */
async function resumeAlone(): Promise<void> {
  if (!('locks' in navigator)) return resume();
  const isFirst = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await resume();
    return lock !== null;
  });
  if (isFirst) return;
  await navigator.locks.request(lockName, async () => {
    await askTabs();
    if (readSession() === undefined && isRemembered()) await resume();
  });
}

async function resume(): Promise<void> {
  const { resumeSession } = await loadContract();
  try {
    const { data } = await loadEndpoint(resumeSession, {});
    startSession(sessionOf(data));
  } catch (error) {
    if (!(error instanceof ApiRefused) || error.refusal.code !== 'not_remembered') throw error;
    note.remove();
  }
}

/** Loaded when it is needed, because a visitor's first script is small. */
async function loadContract() {
  try {
    return await import('#contract/accounts/sessions.ts');
  } catch (cause) {
    throw new ApiUnreachable('the part that signs in again did not arrive', { cause });
  }
}
