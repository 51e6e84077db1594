import { userMapper, userWire } from '#contract/administration/user.wire.ts';
import type { listUsers } from '#contract/administration/users.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { switchMemberStatus } from '#server/features/accounts/accounts.ts';
import { type Choices, findChoices, labelOf } from '#server/features/choices/choices.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import { findSiteSettings, readMemberId } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { hasAccount, type ListedMember, searchMembers } from './administration.repository.ts';

/** A page of the members, newest first by default. Throws invalid_input for an unknown cursor. */
export async function listMembers(context: Context, input: ValidInput<typeof listUsers>) {
  const { database } = context;
  const query = readListing(input, 'created_at');
  const { memberIdPrefix } = await findSiteSettings(database);
  const memberId = readMemberId(query.search, memberIdPrefix);
  const choices = await findChoices(context);
  const { rows, total } = await searchMembers(database, { ...query, memberId });
  return { data: rows.map((member) => presentMember(member, choices)), ...pagingOf(query, total) };
}

function presentMember(member: ListedMember, choices: Choices) {
  return userMapper.toWire({
    ...member,
    profilePicture: member.pictureToken === null ? null : pathOfPhoto(member.pictureToken),
    religion: labelOf(choices, { list: 'religion', value: member.religion }),
    community: labelOf(choices, { list: 'community', value: member.community }),
    role: userWire.shape.u_role.parse(member.role),
    status: userWire.shape.u_status.parse(member.status),
    isEmailVerified: member.emailVerifiedAt !== null,
    createdAt: member.createdAt.toISOString(),
  });
}

/** Switches a member between active and inactive, and records it in the audit log. Throws not_found or not_a_member. */
export async function switchMember(
  context: Context,
  { memberId, administratorId }: { memberId: number; administratorId: number },
): Promise<'active' | 'inactive'> {
  return context.transact(async (work) => {
    const { database } = work;
    const status = await switchMemberStatus(work, memberId);
    if (status === null) {
      throw problem((await hasAccount(database, memberId)) ? 'not_a_member' : 'not_found');
    }
    await recordAction(database, {
      administratorId,
      action: status === 'active' ? 'member.activated' : 'member.deactivated',
      subject: `account ${memberId}`,
      now: context.now(),
    });
    return status;
  });
}
