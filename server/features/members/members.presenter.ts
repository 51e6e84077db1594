import type { z } from 'zod';
import { userMapper, userWire } from '#contract/administration/user.wire.ts';
import { type MemberRestriction, memberRowWire, type MemberRow } from '#contract/members/member.wire.ts';
import type { Restriction } from '#server/features/accounts/accounts.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import { maskEmail, maskMobile } from '#server/platform/mask-contact.rules.ts';
import type { FoundMember } from './search.repository.ts';

/** A member in the documented list. */
export function presentUser(member: FoundMember, choices: Choices): z.infer<typeof userWire> {
  return userMapper.toWire({
    ...member,
    email: maskEmail(member.email),
    ...(member.isIncomplete && { firstName: maskEmail(member.email) }),
    mobile: member.mobile === null ? null : maskMobile(member.mobile),
    profilePicture: member.pictureToken === null ? null : pathOfPhoto(member.pictureToken),
    religion: labelOf(choices, { list: 'religion', value: member.religion }),
    community: labelOf(choices, { list: 'community', value: member.community }),
    subCommunity: labelOrNull(choices, { list: 'sub_community', value: member.subCommunity }),
    denomination: labelOrNull(choices, { list: 'denomination', value: member.denomination }),
    role: userWire.shape.u_role.parse(member.role),
    status: userWire.shape.u_status.parse(member.status),
    isMobileVerified: member.mobileVerifiedAt !== null,
    isEmailVerified: member.emailVerifiedAt !== null,
    createdAt: member.createdAt.toISOString(),
  });
}

type Stated = {
  list: 'sub_community' | 'denomination' | 'mother_tongue' | 'marital_status' | 'state' | 'district';
  value: string | null;
};

function labelOrNull(choices: Choices, { list, value }: Stated): string | null {
  return value === null ? null : labelOf(choices, { list, value });
}

/** A member in the searched list. */
export function presentRow(
  member: FoundMember,
  { choices, restrictions }: { choices: Choices; restrictions: ReadonlyMap<number, Restriction[]> },
): MemberRow {
  const { country, lastSeenAt, erasedAt, completion, plan, reports, notes } = member;
  return {
    ...presentUser(member, choices),
    u_mother_tongue: labelOrNull(choices, { list: 'mother_tongue', value: member.motherTongue }),
    u_marital_status: labelOrNull(choices, { list: 'marital_status', value: member.maritalStatus }),
    u_state: labelOrNull(choices, { list: 'state', value: member.state }),
    u_district: labelOrNull(choices, { list: 'district', value: member.district }),
    u_country: country === null ? '' : labelOf(choices, { list: 'country', value: country }),
    u_last_seen_at: lastSeenAt?.toISOString() ?? null,
    u_completion: completion,
    u_plan: plan,
    u_reports: reports,
    u_notes: notes,
    u_restrictions: (restrictions.get(member.id) ?? []).map(presentRestriction),
    u_erased_at: erasedAt?.toISOString() ?? null,
  };
}

const { kind: restrictionKind } = memberRowWire.shape.u_restrictions.element.shape;

/** What a report imposed on a member; the reason is in the report. */
export function presentRestriction({ kind, until, reportId }: Restriction): MemberRestriction {
  return { kind: restrictionKind.parse(kind), until: until?.toISOString() ?? null, report_id: reportId };
}
