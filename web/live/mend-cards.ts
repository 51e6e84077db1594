import type { QueryClient } from '@tanstack/react-query';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import { listShortlist } from '#contract/shortlist/list-shortlist.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { changePeople, leaveOut, type PersonRow } from '#web/connecting/people-in-answers.rules.ts';
import { declineInterest, holdsMember, takeOverCard } from './fresh-card.rules.ts';
import { mendProfiles } from './mend-profiles.ts';
import type { News } from './news.rules.ts';
import { cardAnswers } from './old-answers.data.ts';

type Member = { id: number; mayBeGone: boolean; isShortlistNews: boolean };

/** Mends what is shown of the members whom the news tell of: the open profile, and their cards in every loaded list. */
export async function mendCards(queries: QueryClient, { members }: News): Promise<void> {
  const told = [...members].map(([id, news]) => ({ id, ...news }));
  await Promise.all(
    told.map((member) => Promise.all([mendProfiles(queries, member.id), mendCard(queries, member)])),
  );
}

/**
 * Lists keep the place of the reader, so none of them is asked for anew: one card is, and the rows of that member are mended
 * by it. Whoever a search does not find is not listed any more.
 */
async function mendCard(queries: QueryClient, member: Member): Promise<void> {
  const isLoaded = hasRow(queries, member.id);
  if (isLoaded) {
    const card = await askForCard(member.id);
    if (card !== undefined) changeLists(queries, card === null ? changeUnlisted(member) : takeOverCard(card));
  }
  if (member.isShortlistNews) await mendShortlist(queries, member.id);
}

/** The fresh card; null when the member is not listed for the viewer, undefined when that could not be learned. */
async function askForCard(id: number): Promise<PartnerCardWire | null | undefined> {
  try {
    const answer = await callEndpoint(searchMembers, { search: String(id), limit: 1 });
    if (!answer.result) return undefined;
    return answer.data.find((card) => card.u_id === id) ?? null;
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return undefined;
  }
}

function changeUnlisted({ id, mayBeGone }: Member) {
  return mayBeGone ? leaveOut(id) : declineInterest(id);
}

function changeLists(queries: QueryClient, change: (row: PersonRow) => PersonRow | undefined): void {
  for (const { queryKey, state } of listLoaded(queries)) {
    const changed = changePeople(state.data, change);
    if (changed !== state.data) queries.setQueryData(queryKey, changed);
  }
}

/** Whoever stands on the shown shortlist keeps the place there; whoever does not was added in another window. */
async function mendShortlist(queries: QueryClient, id: number): Promise<void> {
  const queryKey = [listShortlist.path];
  const isShown = queries
    .getQueryCache()
    .findAll({ queryKey })
    .some(({ state }) => holdsMember(state.data, id));
  await queries.invalidateQueries({ queryKey, refetchType: isShown ? 'none' : 'active' });
}

function hasRow(queries: QueryClient, id: number): boolean {
  return listLoaded(queries).some(({ state }) => holdsMember(state.data, id));
}

function listLoaded(queries: QueryClient) {
  return queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && cardAnswers.has(path) });
}
