import { ageOn } from '#contract/fields/age.ts';
import { reportCase, type ReportCase } from '#contract/safety/report.wire.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import type { Restriction } from '#server/features/accounts/accounts.ts';
import { type listPhotosToDecide, pathOfPhoto } from '#server/features/photos/photos.ts';
import type { CaseMember, findInterestBetween, listDecisions, Report } from './cases.repository.ts';

type Member = NonNullable<ReportCase['reported']>;
const wire = reportCase.shape;
const memberWire = wire.reported.unwrap();

/** One of the two people; an erased one is the number alone. */
export function presentMember(
  id: number,
  found: { member: CaseMember | undefined; restrictions: readonly Restriction[]; today: string },
): Member {
  const { member, restrictions, today } = found;
  const facts = member === undefined ? erased : presentFacts(member, today);
  return memberWire.parse({ u_id: id, ...facts, restrictions: restrictions.map(presentRestriction) });
}

const erased = {
  u_firstname: null,
  u_lastname: null,
  u_status: 'erased',
  u_gender: null,
  age: null,
  u_profile_pic: null,
  u_created_at: null,
} as const;

function presentFacts(member: CaseMember, today: string): Record<keyof typeof erased, unknown> {
  return {
    u_firstname: member.firstName,
    u_lastname: member.lastName,
    u_status: member.status,
    u_gender: member.gender,
    age: ageOn(member.dateOfBirth, today),
    u_profile_pic: member.pictureToken === null ? null : pathOfPhoto(member.pictureToken),
    u_created_at: member.createdAt.toISOString(),
  };
}

function presentRestriction({ kind, reason, until, reportId, createdAt, endedAt }: Restriction) {
  return {
    kind,
    reason,
    until: until?.toISOString() ?? null,
    r_ticket: reportId === null ? null : ticketOf(reportId),
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

export function presentPicture(
  photo: Awaited<ReturnType<typeof listPhotosToDecide>>[number],
): ReportCase['pictures'][number] {
  const { photoId, path, source, isHidden } = photo;
  return { photo_id: photoId, path, source, is_hidden: isHidden };
}

type Interest = NonNullable<Awaited<ReturnType<typeof findInterestBetween>>>;

export function presentInterest({
  senderId,
  status,
  createdAt,
  answeredAt,
}: Interest): ReportCase['interest'] {
  return wire.interest.parse({
    status,
    sender_id: senderId,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  });
}

export function presentEarlier(report: Report): ReportCase['earlier'][number] {
  return wire.earlier.element.parse({
    r_id: report.id,
    r_ticket: ticketOf(report.id),
    r_reason: report.reason,
    r_status: report.status,
    r_outcome: report.outcome,
    r_created_at: report.createdAt.toISOString(),
    reporter_id: report.reporterId,
    reported_id: report.reportedId,
  });
}

type Decision = Awaited<ReturnType<typeof listDecisions>>[number];

/** An entry of the history; a removed administrator is named by nothing. */
export function presentDecision(decision: Decision): ReportCase['decisions'][number] {
  const { outcome, reason, until, name, email, decidedAt } = decision;
  return wire.decisions.element.parse({
    outcome,
    reason,
    until: until?.toISOString() ?? null,
    decided_by: name === null || name === '' ? (email ?? '') : name,
    decided_at: decidedAt.toISOString(),
  });
}
