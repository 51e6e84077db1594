import { findCallerOfSession } from '#server/features/accounts/accounts.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { findRight, type PhotoRight } from './photo-access.policy.ts';
import type { OpenedSeal } from './photo-seals.ts';
import { findFolder, isVisibleNow } from './photo-access.repository.ts';

/** How long an answer of the database counts. A browser may show the photo for half a minute more. */
const memoryMs = 25_000;
const mostRemembered = 50_000;

type Remembered = { right: Promise<PhotoRight | null>; readAt: number };

/**
 * Creates the check of the paths of photos: whether their session is live and its account may see the photo now, by the policy that lists
 * and profiles follow. Each process asks the database itself, at most once in 25 seconds for a session and a photo, so that nothing has
 * to be announced, and a process that starts knows no less than the others.
 */
export function createPhotoGate(context: Context): (seal: OpenedSeal) => Promise<boolean> {
  const remembered = new Map<string, Remembered>();
  const readRight = (seal: OpenedSeal): Promise<PhotoRight | null> => {
    const key = `${seal.sessionId} ${seal.token}`;
    const instant = context.now().getTime();
    const known = remembered.get(key);
    if (known !== undefined && Math.abs(instant - known.readAt) < memoryMs) return known.right;
    const fresh = { right: askRight(context, seal), readAt: instant };
    remembered.delete(key);
    const [oldest] = remembered.keys();
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, fresh);
    // A refusal is not remembered: who has the right again, or has taken the missing step of the sign-in, sees the photo at once.
    const forget = () => {
      if (remembered.get(key) === fresh) remembered.delete(key);
    };
    const forgetRefusal = async () => {
      if ((await fresh.right) === null) forget();
    };
    forgetRefusal().catch(forget);
    return fresh.right;
  };
  return async (seal) => {
    const right = await readRight(seal);
    return right !== null && (!seal.isOwn || right === 'owner');
  };
}

async function askRight(context: Context, { sessionId, token }: OpenedSeal): Promise<PhotoRight | null> {
  const { database } = context;
  const caller = await findCallerOfSession(context, sessionId);
  const folder = await findFolder(database, token);
  if (caller === null || folder === undefined) return null;
  const right = findRight(caller, folder);
  if (right !== 'viewer' || folder.ownerId === null) return right;
  const viewpoint = await findViewpoint(database, caller.accountId);
  return (await isVisibleNow(database, { viewpoint, ownerId: folder.ownerId })) ? right : null;
}
