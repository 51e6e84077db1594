import { showSession } from '#contract/accounts/show-session.ts';
import { endpointQuery, queryClient } from './queries.ts';
import { readSession, startSession } from './session.ts';

/** What the shell shows of the person who is signed in, after they changed it. What is left out stays. */
export function changeSessionPerson(change: { name?: string; profile_pic?: string | null }): void {
  const session = readSession();
  if (session === undefined) return;
  const { name = session.name, profile_pic: picture = session.profilePic } = change;
  queryClient.setQueryData(
    endpointQuery(showSession, {}).queryKey,
    (answer) =>
      answer && { ...answer, data: { ...answer.data, name, profile_pic: picture === '' ? null : picture } },
  );
  startSession({ ...session, name, profilePic: picture ?? '' });
}
