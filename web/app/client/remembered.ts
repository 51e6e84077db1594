import { createStoredText } from '#web/app/storage/stored.ts';
import { ApiUnreachable } from './answer.ts';
import { joinTabs, onSessionChange, readSession, type Session } from './session.ts';

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

function isRemembered(): boolean {
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
  resuming ??= resumeLater().finally(() => {
    resuming = undefined;
  });
  return resuming;
}

/** Loaded when it is needed, because a visitor's first script is small. */
async function resumeLater(): Promise<void> {
  const { resumeInOneTab } = await loadResuming();
  if (!(await resumeInOneTab(isRemembered))) note.remove();
}

async function loadResuming() {
  try {
    return await import('./resume-session.ts');
  } catch (cause) {
    throw new ApiUnreachable('the part that signs in again did not arrive', { cause });
  }
}
