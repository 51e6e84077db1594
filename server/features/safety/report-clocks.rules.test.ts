import { describe, expect, it } from 'vitest';
import { clockOf, nextStepOf } from './report-clocks.rules.ts';

const createdAt = new Date('2026-03-01T12:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 60 * 60_000);

describe('the clocks of a report', () => {
  it('are 2 hours for intimate pictures, impersonation and pictures of banned people', () => {
    for (const reason of ['intimate_picture', 'impersonation', 'banned_picture'] as const) {
      expect(clockOf(reason, createdAt)).toEqual({ isUrgent: true, dueAt: after(2) });
    }
  });

  it('are a day for somebody who asks for money', () => {
    expect(clockOf('asks_for_money', createdAt)).toEqual({ isUrgent: false, dueAt: after(24) });
  });

  it('are 7 days for everything else', () => {
    expect(clockOf('other', createdAt)).toEqual({ isUrgent: false, dueAt: after(168) });
  });

  it('ask for the acknowledgement first, within 24 hours', () => {
    const report = { status: 'open', createdAt, dueAt: after(168), acknowledgedAt: null };
    expect(nextStepOf(report, after(23))).toEqual({
      step: 'acknowledge',
      dueAt: after(24),
      isOverdue: false,
    });
    expect(nextStepOf(report, after(25))?.isOverdue).toBe(true);
    const acknowledged = { ...report, acknowledgedAt: after(1) };
    expect(nextStepOf(acknowledged, after(25))).toEqual({
      step: 'resolve',
      dueAt: after(168),
      isOverdue: false,
    });
  });

  it('stop with the decision', () => {
    const report = { status: 'closed', createdAt, dueAt: after(2), acknowledgedAt: createdAt };
    expect(nextStepOf(report, after(9))).toBeNull();
  });
});
