import { describe, expect, it } from 'vitest';
import { type CodeHistory, codeLengthAfter, nextCodeAllowedAt, secondsUntil } from './accounts.rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const stranger = { device: null, network: 'a network' };
const elsewhere = { device: null, network: 'another network' };
const own = { device: 'a device', network: null };
const unusedSince = (seconds: number, device: string | null = null) => ({
  requestedAt: secondsAgo(seconds),
  device,
});
const nothing: CodeHistory = { unused: null, sendsOfLastHour: [] };

describe('asking for another code', () => {
  it('is allowed when none was asked for', () => {
    expect(nextCodeAllowedAt({ ...nothing, sender: stranger }, now)).toBeNull();
  });

  it('waits 60 seconds after an unused one, and is allowed from then on', () => {
    const early = nextCodeAllowedAt({ ...nothing, unused: unusedSince(45), sender: stranger }, now);
    expect(early?.reason).toBe('code_sent_recently');
    expect(early && secondsUntil(early.at, now)).toBe(15);
    const later = { ...nothing, unused: unusedSince(60), sender: stranger };
    expect(nextCodeAllowedAt(later, now)).toBeNull();
  });

  it('waits until the oldest of five sends is an hour old', () => {
    const sendsOfLastHour = [3000, 2400, 1800, 1200, 600].map((seconds, index) => ({
      ...(index < 3 ? elsewhere : stranger),
      sentAt: secondsAgo(seconds),
    }));
    const refused = nextCodeAllowedAt({ unused: null, sendsOfLastHour, sender: stranger }, now);
    expect(refused?.reason).toBe('too_many_codes');
    expect(refused && secondsUntil(refused.at, now)).toBe(600);
  });

  it('from one network gets three of the five, and another network the others', () => {
    const sendsOfLastHour = [3000, 2400, 1800].map((seconds) => ({
      ...stranger,
      sentAt: secondsAgo(seconds),
    }));
    const refused = nextCodeAllowedAt({ unused: null, sendsOfLastHour, sender: stranger }, now);
    expect(refused && secondsUntil(refused.at, now)).toBe(600);
    expect(nextCodeAllowedAt({ unused: null, sendsOfLastHour, sender: elsewhere }, now)).toBeNull();
  });

  it('on a known device waits for that device alone', () => {
    const sendsOfLastHour = [40, 30, 20, 10, 5].map((seconds) => ({
      ...elsewhere,
      sentAt: secondsAgo(seconds),
    }));
    const history = { unused: unusedSince(5), sendsOfLastHour };
    expect(nextCodeAllowedAt({ ...history, sender: own }, now)).toBeNull();
    const asked = { unused: unusedSince(5, own.device), sendsOfLastHour };
    expect(nextCodeAllowedAt({ ...asked, sender: own }, now)?.reason).toBe('code_sent_recently');
    const often = [3000, 2400, 1800, 1200, 600].map((seconds) => ({ ...own, sentAt: secondsAgo(seconds) }));
    const refused = nextCodeAllowedAt({ unused: null, sendsOfLastHour: often, sender: own }, now);
    expect(refused && secondsUntil(refused.at, now)).toBe(600);
    expect(nextCodeAllowedAt({ unused: null, sendsOfLastHour: often, sender: stranger }, now)).toBeNull();
  });
});

describe('the next code of an address', () => {
  it.each([
    [{ codesOfDay: 2, isSiteAlarmed: false }, 4],
    [{ codesOfDay: 3, isSiteAlarmed: false }, 6],
    [{ codesOfDay: 0, isSiteAlarmed: true }, 6],
  ])('after %j has %i digits', (wrong, digits) => {
    expect(codeLengthAfter(wrong)).toBe(digits);
  });
});
