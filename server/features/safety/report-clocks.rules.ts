import type { listedReasons } from '#contract/safety/report.wire.ts';

const hourMs = 60 * 60_000;

/**
 * How soon a report has to be dealt with. India's Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules,
 * 2021, as amended in February 2026: rule 3(2)(b), intimate pictures and impersonation within 2 hours (24 before the amendment); rule
 * 3(2)(a)(i), acknowledged within 24 hours and resolved within 7 days (15 before). Who asks for money asks others meanwhile: a day, by our
 * own choice.
 */
const clocks = {
  urgentHours: 2,
  moneyHours: 24,
  acknowledgeHours: 24,
  resolveHours: 7 * 24,
} as const;

type Reason = (typeof listedReasons)[number];

/** The reasons of the urgent lane. */
const urgentReasons = ['intimate_picture', 'impersonation', 'banned_picture'] as const satisfies Reason[];
export type UrgentReason = (typeof urgentReasons)[number];

export function isUrgentReason(reason: string): reason is UrgentReason {
  return urgentReasons.some((urgent) => urgent === reason);
}

/** The lane of a new report, and when it has to be resolved. */
export function clockOf(reason: Reason, createdAt: Date): { isUrgent: boolean; dueAt: Date } {
  const isUrgent = isUrgentReason(reason);
  return { isUrgent, dueAt: new Date(createdAt.getTime() + hoursOf(reason) * hourMs) };
}

/** Within how many hours a report is decided. */
export function hoursOf(reason: string): number {
  if (isUrgentReason(reason)) return clocks.urgentHours;
  return reason === 'asks_for_money' ? clocks.moneyHours : clocks.resolveHours;
}

/** By when a report is acknowledged, if it is not decided before. */
export const acknowledgeHours = clocks.acknowledgeHours;

type Clocked = { status: string; createdAt: Date; dueAt: Date; acknowledgedAt: Date | null };

/** What has to happen next in a report, and until when; null once it is decided. */
export function nextStepOf(
  { status, createdAt, dueAt, acknowledgedAt }: Clocked,
  now: Date,
): { step: 'acknowledge' | 'resolve'; dueAt: Date; isOverdue: boolean } | null {
  if (status !== 'open') return null;
  const acknowledgeBy = new Date(createdAt.getTime() + clocks.acknowledgeHours * hourMs);
  const isFirst = acknowledgedAt === null && acknowledgeBy < dueAt;
  const due = isFirst ? acknowledgeBy : dueAt;
  return { step: isFirst ? 'acknowledge' : 'resolve', dueAt: due, isOverdue: due < now };
}
