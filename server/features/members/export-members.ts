import { Readable } from 'node:stream';
import { type AdministratorRole, isPermitted } from '#contract/administration/permissions.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { exportUsers } from '#contract/members/export.ts';
import { findRestrictionsOf, type Restriction } from '#server/features/accounts/accounts.ts';
import { type Choices, findChoices, labelOf } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { readCondition } from './list-members.ts';
import {
  countMembers,
  findMembersAfter,
  type FoundMember,
  type ListedFact,
  type MemberCondition,
} from './search.repository.ts';

/** So many members are in memory at once. */
const rowsPerRead = 500;

type Exporting = {
  input: ValidInput<typeof exportUsers>;
  administratorId: number;
  role: AdministratorRole;
};

/** The members that a search and filters find, as a spreadsheet; the export is recorded with its filters and its size. */
export async function exportMembers(
  context: Context,
  { input, administratorId, role }: Exporting,
): Promise<AnsweredFile> {
  const { search, ...filters } = input;
  const condition = await readCondition(context, { search, filters });
  const hasContacts = isPermitted(role, 'members.contacts');
  const members = await countMembers(context.database, condition);
  await recordAction(context.database, {
    administratorId,
    action: 'member.exported',
    subject: 'members',
    // The search may be an address.
    after: { ...filters, isSearched: search !== '', hasContacts, members },
    now: condition.now,
  });
  const site = await findSiteSettings(context.database);
  const choices = await findChoices(context);
  const rules = { choices, hasContacts, prefix: site.memberIdPrefix };
  return {
    name: `${site.name} members ${todayAt(site, condition.now)}.csv`,
    content: Readable.from(writeMembers(context, { condition, rules })),
  };
}

type Rules = { choices: Choices; hasContacts: boolean; prefix: string };

async function* writeMembers(
  { database }: Context,
  { condition, rules }: { condition: MemberCondition; rules: Rules },
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv([[...headings, ...(rules.hasContacts ? contactHeadings : [])]]);
  for (let after = 0; ;) {
    const members = await findMembersAfter(database, { condition, after, limit: rowsPerRead });
    const accountIds = members.map(({ id }) => id);
    const found = await findRestrictionsOf(database, { accountIds, now: condition.now });
    if (members.length > 0)
      yield writeCsv(
        members.map((member) => writeMember({ member, restrictions: found.get(member.id) ?? [] }, rules)),
      );
    if (members.length < rowsPerRead) return;
    after = members.at(-1)?.id ?? after;
  }
}

const headings = [
  'ID',
  'First name',
  'Last name',
  'Gender',
  'Date of birth',
  'Religion',
  'Community',
  'Sub-community',
  'Denomination or sect',
  'Mother tongue',
  'Country',
  'State',
  'District',
  'Profile for',
  'Status',
  'Restricted',
  'E-mail verified',
  'Complete %',
  'Plan',
  'Reports',
  'Registered',
  'Last seen',
];
const contactHeadings = ['E-mail', 'Mobile', 'Mobile verified'];

/** What reports imposed: `suspended until 2026-03-01`. */
function writeRestrictions(restrictions: readonly Restriction[]): string {
  return restrictions
    .map(({ kind, until }) => (until === null ? kind : `${kind} until ${until.toISOString().slice(0, 10)}`))
    .join(', ');
}

type LabelledList = ListedFact | 'sub_community';
type Written = { member: FoundMember; restrictions: readonly Restriction[] };

function writeMember({ member, restrictions }: Written, { choices, hasContacts, prefix }: Rules): string[] {
  const label = (list: LabelledList, value: string | null) =>
    value === null ? '' : labelOf(choices, { list, value });
  return [
    `${prefix}${member.id}`,
    member.firstName,
    member.lastName,
    member.gender,
    member.dateOfBirth,
    label('religion', member.religion),
    label('community', member.community),
    label('sub_community', member.subCommunity),
    label('denomination', member.denomination),
    label('mother_tongue', member.motherTongue),
    label('country', member.country),
    label('state', member.state),
    label('district', member.district),
    member.profileFor,
    member.status,
    writeRestrictions(restrictions),
    member.emailVerifiedAt === null ? 'no' : 'yes',
    String(member.completion),
    member.plan ?? '',
    String(member.reports),
    member.createdAt.toISOString(),
    member.lastSeenAt?.toISOString() ?? '',
    ...(hasContacts ? writeContacts(member) : []),
  ];
}

function writeContacts({ email, mobile, mobileVerifiedAt }: FoundMember): string[] {
  return mobile === null ? [email, '', ''] : [email, mobile, mobileVerifiedAt === null ? 'no' : 'yes'];
}
