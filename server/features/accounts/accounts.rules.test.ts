import { describe, expect, it } from 'vitest';
import { nextCodeAllowedAt, secondsUntil } from './accounts.rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('asking for another code', () => {
  it('is allowed when none was asked for', () => {
    expect(nextCodeAllowedAt({ lastUnusedRequest: null, sendsOfLastHour: [] }, now)).toBeNull();
  });

  it('waits 60 seconds after an unused one', () => {
    const history = { lastUnusedRequest: secondsAgo(45), sendsOfLastHour: [secondsAgo(45)] };
    const refused = nextCodeAllowedAt(history, now);
    expect(refused?.reason).toBe('code_sent_recently');
    expect(refused && secondsUntil(refused.at, now)).toBe(15);
  });

  it('is allowed from the 60th second on', () => {
    const history = { lastUnusedRequest: secondsAgo(60), sendsOfLastHour: [secondsAgo(60)] };
    expect(nextCodeAllowedAt(history, now)).toBeNull();
  });

  it('waits until the oldest of five sends is an hour old', () => {
    const sendsOfLastHour = [3000, 2400, 1800, 1200, 600].map(secondsAgo);
    const refused = nextCodeAllowedAt({ lastUnusedRequest: null, sendsOfLastHour }, now);
    expect(refused?.reason).toBe('too_many_codes');
    expect(refused && secondsUntil(refused.at, now)).toBe(600);
  });
});
