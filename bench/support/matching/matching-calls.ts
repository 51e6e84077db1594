import type { z } from 'zod';
import { listMatches as matchesContract } from '#contract/matches/matches.ts';
import { updateProfile as profileContract } from '#contract/profiles/own-profile.ts';
import { makeOwnList } from '#server/features/matches/todays-matches.ts';
import { listMatches } from '#server/features/matches/list-matches.ts';
import {
  countCandidates,
  findSeeker,
  firstPhase,
  listUnavailable,
  settledStates,
  rankCandidates,
} from '#server/features/matching/matching.ts';
import { listCards } from '#server/features/partners/partners.ts';
import { findProfile, orderFor } from '#server/features/profiles/profiles.ts';
import { updateProfile } from '#server/features/profiles/own-profile.ts';
import { searchMembers } from '#server/features/searches/search-members.ts';
import type { Context } from '#server/platform/context.ts';
import { takeBack } from '../calls/take-back.ts';
import type { Viewer } from '../viewers.ts';

/** What the calls took, in milliseconds, by their name. */
export type Times = Map<string, number[]>;
/** The first page of my matches, by viewer. */
export type FirstPages = Map<number, number[]>;

const measuredPage = 5;

async function timed<Result>(times: Times, { name, work }: { name: string; work: () => Promise<Result> }) {
  const startedAt = performance.now();
  const result = await work();
  times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
  return result;
}

type Call = { viewer: Viewer; times: Times };

/** Page 1 and page 5 of my matches, by following the cursors; returns the ids on page 1. */
async function readMatches(context: Context, { viewer: { accountId }, times }: Call): Promise<number[]> {
  const pageOf = (more: z.input<typeof matchesContract.input>) =>
    listMatches(context, { accountId, input: matchesContract.input.parse(more) });
  const first = await timed(times, { name: 'my matches, page 1', work: () => pageOf({}) });
  let cursor = first.next;
  for (let page = 2; page <= measuredPage && cursor !== null; page += 1) {
    const next = cursor;
    const name = page === measuredPage ? `my matches, page ${page}` : 'the pages between them';
    cursor = (await timed(times, { name, work: () => pageOf({ cursor: next }) })).next;
  }
  return first.data.map((card) => card.u_id);
}

/** The parts of page 1, one after the other; in the call itself, counting and ranking run beside each other. */
async function readParts(context: Context, { viewer: { accountId }, times }: Call): Promise<void> {
  const asked = await timed(times, {
    name: 'part: the viewer, and the members that lists leave out',
    work: async () => ({
      seeker: await orderFor(context, await findSeeker(context, accountId)),
      excluded: await listUnavailable(context.database, { accountId, states: settledStates }),
    }),
  });
  const { ids } = await timed(times, {
    name: 'part: ranking',
    work: () => rankCandidates(context, { ...asked, phase: firstPhase, least: 13 }),
  });
  await timed(times, { name: 'part: counting', work: () => countCandidates(context, asked) });
  const work = () => listCards(context, { viewerId: accountId, ids: ids.slice(0, 12) });
  await timed(times, { name: 'part: twelve cards', work });
}

/** A change that both the matching row and the words that one is found by have to follow; then it is taken back. */
async function changeProfile(context: Context, { viewer: { accountId }, times }: Call): Promise<void> {
  const { city } = await findProfile(context.database, accountId);
  for (const value of [city === 'Kochi' ? 'Thrissur' : 'Kochi', city]) {
    const input = profileContract.input.parse({ city: value });
    await timed(times, {
      name: 'a change of a profile',
      work: () => updateProfile(context, { accountId, input }),
    });
  }
}

/** The list of the day of each viewer, made on demand and taken back. */
function makeDailyLists(context: Context, { viewers, times }: { viewers: readonly Viewer[]; times: Times }) {
  return takeBack(context, async (inside) => {
    for (const { accountId } of viewers) {
      await timed(times, { name: "today's list on demand", work: () => makeOwnList(inside, accountId) });
    }
  });
}

/** Every measured call of every viewer, one after the other. */
export async function measureCalls(
  context: Context,
  { viewers, rounds }: { viewers: readonly Viewer[]; rounds: number },
): Promise<{ times: Times; pages: FirstPages; found: number[] }> {
  let times: Times = new Map();
  const pages: FirstPages = new Map();
  const found: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // The first round only warms everything up.
    if (round === 1) times = new Map();
    for (const viewer of viewers) {
      const { accountId, search: input } = viewer;
      pages.set(accountId, await readMatches(context, { viewer, times }));
      await readParts(context, { viewer, times });
      const work = () => searchMembers(context, { accountId, input });
      found.push((await timed(times, { name: 'search with three filters', work })).total);
    }
    await makeDailyLists(context, { viewers, times });
    // Last, so that nothing changes between the lists of two viewers.
    for (const viewer of viewers) await changeProfile(context, { viewer, times });
  }
  return { times, pages, found };
}
