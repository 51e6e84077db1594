import { createAdministrator } from '#server/features/accounts/administrators.ts';
import { hashPassword } from '#server/features/accounts/password-hashing.ts';
import { type Choices, findChoices } from '#server/features/choices/choices.ts';
import { refreshAllMatching } from '#server/features/matching/matching.ts';
import type { Story } from '#server/features/stories/stories.repository.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Store } from '#scripts/operator/open-store.ts';
import { addPayments } from './history/add-payments.ts';
import { addReview } from './history/add-review.ts';
import { insertConversations } from './history/conversations.repository.ts';
import { findCast } from './history/find-cast.ts';
import { listAshasWeeks, tablesOfWeeks } from './history/list-ashas-weeks.ts';
import { listConversations } from './history/list-conversations.ts';
import { listEnquiries } from './history/list-enquiries.ts';
import { type DemoReport, listReports } from './history/list-reports.ts';
import { insertConversationReport, insertReports } from './history/reports.repository.ts';
import { listStories } from './history/list-stories.ts';
import { insertMembers } from './insert-members.ts';
import type { Plan } from './plan.ts';
import { colleagues, signIns, siteSettings } from './population.ts';
import { accountIdOf } from './rows/list-person-rows.ts';
import {
  analyse,
  continueAccountIds,
  countAccounts,
  hideAccounts,
  hasAccount,
  insertEnquiries,
  insertRows,
  linkAlerts,
  listPlans,
  markLastSeen,
} from './rows/population.repository.ts';

/** The store contains accounts that the demo did not make. */
export class StoreInUse extends Error {
  override name = 'StoreInUse';
  override message = 'This store holds accounts that the demo did not make; it is left alone.';
}

type PopulateOptions = {
  members?: number;
  seed?: number | undefined;
  onProgress?: (done: number) => void;
  /** Runs in the transaction of the population, right before its commit. */
  beforeCommit?: () => Promise<void>;
};
/** How many members there are now, and whether they were made just now. */
type Outcome = { isNew: boolean; members: number };

export const usualMembers = 500;

/**
 * Fills an empty store with a population; a store that has one is left as it is. Everything is one transaction, so an
 * interruption leaves nothing behind. Throws StoreInUse when the store contains accounts that no demo made.
 */
export async function populate(store: Omit<Store, 'files'>, options: PopulateOptions = {}): Promise<Outcome> {
  const { database, now } = store;
  const { all, administrators } = await countAccounts(database);
  if (await hasAccount(database, signIns.administrator.email)) {
    return { isNew: false, members: all - administrators };
  }
  if (all > 0) throw new StoreInUse();
  const plan: Plan = { members: options.members ?? usualMembers, seed: options.seed ?? 1, now: now() };
  const choices = await findChoices(store);
  const passwordHash = await hashPassword(signIns.member.password);
  await database.transaction().execute(async (transaction) => {
    const plans = await listPlans(transaction);
    const making = { plan, plans, choices, passwordHash, onProgress: options.onProgress };
    await insertMembers(transaction, making);
    await continueAccountIds(transaction);
    const marriedIds = await insertPublicSite(transaction, plan);
    const reports = await insertConnections(transaction, { plan, marriedIds, choices });
    await refreshAllMatching(transaction);
    const inside = { database: transaction, now: () => plan.now };
    for (const [key, text] of Object.entries(siteSettings)) await updateSiteSetting(inside, { key, text });
    const administratorId = await createAdministrator(inside, signIns.administrator);
    const { password } = signIns.administrator;
    const colleagueIds = new Map<string, number>();
    for (const colleague of colleagues) {
      colleagueIds.set(colleague.role, await createAdministrator(inside, { ...colleague, password }));
    }
    await insertReports(transaction, { reports, administratorId });
    const financeId = colleagueIds.get('finance') ?? administratorId;
    await addPayments(transaction, { plan, plans, financeId });
    await insertEnquiries(transaction, listEnquiries(plan.now, administratorId));
    await options.beforeCommit?.();
  });
  await analyse(database);
  return { isNew: true, members: plan.members };
}

/**
 * The history of the demo's own member, and what waits for moderators. Returns the reports, which administrators decided.
 */
async function insertConnections(
  database: Database,
  { plan, marriedIds, choices }: { plan: Plan; marriedIds: readonly number[]; choices: Choices },
): Promise<DemoReport[]> {
  const cast = findCast(plan, marriedIds);
  const { rows, lastSeen } = listAshasWeeks(plan, cast);
  for (const table of tablesOfWeeks) await insertRows(database, { table, rows: rows[table] });
  await insertConversations(database, listConversations(plan, cast));
  await insertConversationReport(database, { plan, cast });
  await markLastSeen(database, lastSeen);
  await linkAlerts(database);
  const excluded = new Set([...marriedIds, ...cast.map(({ index }) => accountIdOf(index))]);
  await addReview(database, { plan, choices, excluded });
  return listReports(plan, excluded);
}

type InsertedStory = Pick<Story, 'id' | 'status' | 'brideId' | 'groomId' | 'createdAt'>;

/** Both of a couple have agreed to an approved story; the groom of a waiting one has not answered yet. */
async function insertAnswers(database: Database, stories: readonly InsertedStory[]): Promise<void> {
  const answers = stories.flatMap(({ id: storyId, status, brideId, groomId, createdAt: answeredAt }) => {
    const agreed = { answer: 'agreed', answeredAt };
    const groomAnswer = status === 'approved' ? agreed : {};
    return [
      ...(brideId === null ? [] : [{ storyId, accountId: brideId, side: 'bride', ...agreed }]),
      ...(groomId === null ? [] : [{ storyId, accountId: groomId, side: 'groom', ...groomAnswer }]),
    ];
  });
  if (answers.length > 0) await database.insertInto('storyConsents').values(answers).execute();
}

/** Answers the accounts of those who married. */
async function insertPublicSite(database: Database, plan: Plan): Promise<number[]> {
  const { stories, reviews, marriedIds } = listStories(plan);
  const inserted = await database
    .insertInto('stories')
    .values(stories)
    .returning(['id', 'status', 'brideId', 'groomId', 'createdAt'])
    .execute();
  await insertAnswers(database, inserted);
  await database.insertInto('reviews').values(reviews).execute();
  await hideAccounts(database, marriedIds);
  return marriedIds;
}
