import { showProfile } from '#contract/profiles/own-profile.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { readSession } from '#web/app/client/session.ts';

/** What a signed-in member needs not type: the own profile ID and e-mail address; nothing for a visitor, or when it cannot be found. */
export async function findOwnField(): Promise<Record<string, string>> {
  const session = readSession();
  if (session?.role !== 'user') return {};
  const answer = await callEndpoint(showProfile, {}).catch(() => undefined);
  const gender = answer?.result === true ? answer.data[0]?.u_gender : undefined;
  if (gender === 'Female') return { bride_id: session.user_id, contact: session.email };
  return gender === 'Male' ? { groom_id: session.user_id, contact: session.email } : {};
}
