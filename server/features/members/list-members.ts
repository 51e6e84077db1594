import { tidyLine } from '#contract/fields/tidy-line.ts';
import { mostUsersAtOnce, type listUsers } from '#contract/administration/users.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { MemberFilters } from '#contract/members/member.fields.ts';
import type { searchUsers } from '#contract/members/members.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { findRestrictionsOf } from '#server/features/accounts/accounts.ts';
import { type Choices, findChoices, listCodesNamed } from '#server/features/choices/choices.ts';
import { birthDates } from '#server/features/matching/matching.ts';
import { daysUntil, findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { writeCursor } from '#server/platform/listing/cursor.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { writeNameQuery } from '#server/platform/listing/name-query.rules.ts';
import { presentRow, presentUser } from './members.presenter.ts';
import { daysBefore, listMobiles } from './members.rules.ts';
import {
  countMembers,
  findMembers,
  type ListedFact,
  listedFacts,
  type MemberCondition,
} from './search.repository.ts';

/** A page of the members that a search and filters find, newest first by default. Throws invalid_input for an unknown cursor. */
export async function searchMembers(context: Context, input: ValidInput<typeof searchUsers>) {
  const { database } = context;
  const query = readListing(input, 'created_at');
  const condition = await readCondition(context, input);
  const total = await countMembers(database, condition);
  const rows = await findMembers(database, { condition, ...query });
  const restrictions = await findRestrictionsOf(database, {
    accountIds: rows.map(({ id }) => id),
    now: condition.now,
  });
  const choices = await findChoices(context);
  const data = rows.map((member) => presentRow(member, { choices, restrictions }));
  return { data, ...pagingOf(query, total) };
}

/** The documented list: everybody, up to 10,000, unless a page is asked for. Throws invalid_input for an unknown cursor. */
export async function listMembers(context: Context, input: ValidInput<typeof listUsers>) {
  const { database } = context;
  const isWhole = [input.page, input.limit, input.cursor].every((part) => part === undefined);
  const { page = 1, limit = isWhole ? mostUsersAtOnce : pageLimit } = input;
  const query = readListing({ ...input, page, limit }, 'created_at');
  const condition = await readCondition(context, { search: input.search, filters: {} });
  const total = await countMembers(database, condition);
  const rows = await findMembers(database, { condition, ...query });
  const choices = await findChoices(context);
  const data = rows.map((member) => presentUser(member, choices));
  if (!isWhole) return { data, ...pagingOf(query, total) };
  // The members beyond the first answer follow in pages of the largest size.
  const next = total > mostUsersAtOnce ? writeCursor([mostUsersAtOnce / largestPage + 1, largestPage]) : null;
  return { data, total, page: 1, limit: mostUsersAtOnce, next };
}

const pageLimit = 50;
const largestPage = 200;

/** A search and filters as the database compares them. */
export async function readCondition(
  context: Context,
  { search, filters }: { search: string; filters: MemberFilters },
): Promise<MemberCondition> {
  const now = context.now();
  const {
    age_from: from = null,
    age_to: to = null,
    min_completion: minCompletion,
    seen_days,
    unseen_days,
    registered_days,
    ...others
  } = filters;
  const choices = await findChoices(context);
  const born = birthDates({ from, to }, todayAt(await findSiteSettings(context.database), now));
  return {
    ...others,
    listed: Object.fromEntries(
      listedFacts.map((list) => [list, readValues(choices, { list, text: filters[list] })]),
    ),
    bornAfter: born.after,
    bornUntil: born.until,
    minCompletion,
    seenSince: seen_days === undefined ? undefined : daysBefore(now, seen_days),
    unseenSince: unseen_days === undefined ? undefined : daysBefore(now, unseen_days),
    registeredSince: registered_days === undefined ? undefined : await startOfDays(context, registered_days),
    text: search === '' ? null : await readText(context, search),
    now,
  };
}

/** The stored values that a text means: two religions may have a community of the same name. */
function readValues(
  choices: Choices,
  { list, text }: { list: ListedFact; text: string | undefined },
): string[] | undefined {
  if (text === undefined) return undefined;
  const codes = listCodesNamed(choices, { list, text });
  return codes.length > 0 ? codes : [text.trim()];
}

/** The midnight of the site at which its last days began; today is one of them. */
async function startOfDays({ database, now }: Context, count: number): Promise<Date> {
  const { timeZone } = await findSiteSettings(database);
  const [first] = daysUntil(timeZone, { instant: now(), count });
  return first?.startsAt ?? now();
}

async function readText({ database }: Context, search: string): Promise<MemberCondition['text']> {
  const { memberIdPrefix } = await findSiteSettings(database);
  return {
    memberId: readMemberId(search, memberIdPrefix),
    email: tidyLine(search).toLowerCase(),
    mobiles: listMobiles(search),
    nameQuery: search.includes('@') ? null : writeNameQuery(search),
  };
}
