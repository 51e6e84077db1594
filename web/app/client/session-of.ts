import type { SessionData } from '#contract/accounts/sessions.ts';
import type { Session } from './session.ts';

/** Returns the session as it is stored, from the answer to signing in. Apart, because a visitor's first script is small. */
export function sessionOf({
  token,
  profile_pic,
  user_id,
  email,
  name,
  role,
  missing_step,
}: SessionData): Session {
  const profilePic = profile_pic ?? '';
  return { token, profilePic, user_id: String(user_id), email, name, role, missingStep: missing_step ?? '' };
}
