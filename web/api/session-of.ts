import type { SessionData } from '#contract/accounts/sessions.ts';
import type { Session } from './session.ts';

/** Returns the session as it is stored, from the answer to signing in. Apart, because a visitor's first script is small. */
export function sessionOf({ token, profile_pic, user_id, email, name, role }: SessionData): Session {
  return { token, profilePic: profile_pic ?? '', user_id: String(user_id), email, name, role };
}
