import { z } from 'zod';

/** `admin` goes to the administrator area; any other role is an ordinary member. */
const roles = ['user', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

/** Who is signed in, as the member shell shows it. */
export const signedInPerson = z.object({
  user_id: z.number().int(),
  email: z.string(),
  name: z.string(),
  role,
  profile_pic: z.string().nullable(),
});
export type SignedInPerson = z.infer<typeof signedInPerson>;

/** What signing in answers: the person and the bearer token. */
export const sessionData = signedInPerson.extend({ token: z.string() });
export type SessionData = z.infer<typeof sessionData>;
