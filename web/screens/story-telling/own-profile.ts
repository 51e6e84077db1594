import { showProfile } from '#contract/profiles/own-profile.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { readSession } from '#web/app/client/session.ts';

/** What a signed-in member needs not type: the own profile ID and e-mail address; nothing for a visitor, or when it cannot be found. */
export async function findOwnField(prefix: string): Promise<Record<string, string>> {
  const session = readSession();
  if (session?.role !== 'user') return {};
  const answer = await callEndpoint(showProfile, {}).catch(() => undefined);
  const gender = answer?.result === true ? answer.data[0]?.u_gender : undefined;
  const own = { id: `${prefix}${session.user_id}`, contact: session.email };
  if (gender === 'Female') return { bride_id: own.id, contact: own.contact };
  return gender === 'Male' ? { groom_id: own.id, contact: own.contact } : {};
}
