import type { showSession as contract } from '#contract/accounts/show-session.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { presentPerson } from './accounts.presenter.ts';
import { findSignedInPerson } from './signed-in-person.repository.ts';

/** Who is signed in. */
export async function showSession(
  context: Context,
  accountId: number,
): Promise<EndpointData<typeof contract>> {
  const person = await findSignedInPerson(context.database, accountId);
  return { ...presentPerson(person), is_verified: person.emailVerifiedAt !== null };
}
