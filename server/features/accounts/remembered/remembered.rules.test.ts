import { expect, it } from 'vitest';
import { judgeSecret, rememberedRules } from './remembered.rules.ts';

const rotatedAt = new Date('2026-01-01T10:00:00Z');
const device = { secretHash: 'current', previousSecretHash: 'before', rotatedAt };
const later = (seconds: number) => new Date(rotatedAt.getTime() + seconds * 1000);
const { graceSeconds } = rememberedRules;

it.each([
  ['current', 1, true, 'keep'],
  ['current', graceSeconds + 1, true, 'rotate'],
  ['current', graceSeconds + 1, false, 'rotate'],
  ['before', 1, true, 'repeat'],
  ['before', graceSeconds, true, 'repeat'],
  ['before', graceSeconds + 1, true, 'stolen'],
  ['before', 1_000_000, false, 'repeat'],
  ['older', 1, true, 'stolen'],
  ['older', 1, false, 'stolen'],
] as const)(
  'judges the secret "%s" after %i seconds (answer used: %s) as %s',
  (hash, seconds, isUsed, verdict) => {
    expect(judgeSecret(hash, { device, isAnswerUsed: isUsed, now: later(seconds) })).toBe(verdict);
  },
);
