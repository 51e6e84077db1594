import { describe, expect, it } from 'vitest';
import { type Browsing, emptyBrowsing, type Look, takeLook } from './browsing.rules.ts';

const day = '2026-11-25';
const start = new Date('2026-11-25T08:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const limits = { perDay: 5, perMinute: 3 };
const profile: Look = { kind: 'profiles', count: 1 };

/** Takes looks at some seconds; returns the last result. */
function takeAt(seconds: readonly number[], from: Browsing = emptyBrowsing({ day, now: start })) {
  let taken = takeLook(from, { look: profile, limits, day, now: after(seconds[0] ?? 0) });
  for (const second of seconds.slice(1)) {
    taken = takeLook(taken.browsing, { look: profile, limits, day, now: after(second) });
  }
  return taken;
}

describe('profiles', () => {
  it('are shown up to the limit of a minute', () => {
    expect(takeAt([0, 1, 2])).toMatchObject({ refusal: null, browsing: { profiles: 3, minuteProfiles: 3 } });
    expect(takeAt([0, 1, 2, 60])).toMatchObject({ refusal: null, browsing: { minuteProfiles: 1 } });
  });

  it('wait for half a minute after too many, and longer after each further burst', () => {
    const first = takeAt([0, 1, 2, 3]);
    expect(first).toMatchObject({ isBurst: true, refusal: { reason: 'pace', until: after(33) } });
    expect(takeAt([32], first.browsing)).toMatchObject({
      isBurst: false,
      refusal: { reason: 'pace', until: after(33) },
      browsing: { profiles: 3 },
    });
    const second = takeAt([33, 34], first.browsing);
    expect(second).toMatchObject({ refusal: null, browsing: { profiles: 5, minuteProfiles: 2 } });
    const long = takeLook(
      { ...second.browsing, minuteProfiles: 3, bursts: 1 },
      { look: profile, limits: { ...limits, perDay: null }, day, now: after(35) },
    );
    expect(long.refusal).toEqual({ reason: 'pace', until: after(95) });
    const longest = takeLook(
      { ...second.browsing, minuteProfiles: 3, bursts: 40 },
      { look: profile, limits: { ...limits, perDay: null }, day, now: after(35) },
    );
    expect(longest.refusal).toEqual({ reason: 'pace', until: after(35 + 900) });
  });

  it('end for the day at its limit, and begin anew on the next one', () => {
    const full = takeAt([0, 100, 200, 300, 400, 500]);
    expect(full).toMatchObject({ isBurst: false, refusal: { reason: 'day' }, browsing: { profiles: 5 } });
    const next = takeLook(full.browsing, { look: profile, limits, day: '2026-11-26', now: after(86_400) });
    expect(next).toMatchObject({ refusal: null, browsing: { profiles: 1, bursts: 0 } });
  });

  it('have no limit where the site sets none', () => {
    const many = { ...emptyBrowsing({ day, now: start }), profiles: 900, minuteProfiles: 900 };
    const none = { perDay: null, perMinute: null };
    expect(takeLook(many, { look: profile, limits: none, day, now: start }).refusal).toBeNull();
  });
});

it('cards are counted apart, as many at once as a page has', () => {
  const page: Look = { kind: 'cards', count: 2 };
  const { browsing } = takeAt([0, 1]);
  const taken = takeLook(browsing, { look: page, limits, day, now: after(2) });
  expect(taken).toMatchObject({ refusal: null, browsing: { profiles: 2, cards: 2, minuteCards: 2 } });
  expect(takeLook(taken.browsing, { look: page, limits, day, now: after(3) }).isBurst).toBe(true);
});

it('a clock that was set back begins a new minute', () => {
  const { browsing } = takeAt([0, 1, 2]);
  expect(takeLook(browsing, { look: profile, limits, day, now: after(-5) }).refusal).toBeNull();
});

describe('the beginnings of lists', () => {
  const idsOf = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  const show = (from: Browsing, ids: readonly number[], at = { day, now: start }) =>
    takeLook(from, { look: { kind: 'beginning', ids }, limits, ...at });
  const empty = emptyBrowsing({ day, now: start });

  it('are free for the first 96 members of a day, and whenever the same ones are shown', () => {
    const first = show(show(empty, idsOf(1, 48)).browsing, idsOf(49, 96));
    expect(first).toMatchObject({ refusal: null, browsing: { cards: 0, minuteCards: 0 } });
    expect(show(first.browsing, idsOf(30, 77)).browsing).toEqual(first.browsing);
  });

  it('count each further member as a card once, up to the limit', () => {
    const full = show(empty, idsOf(1, 95)).browsing;
    const further = show(full, idsOf(94, 97));
    expect(further).toMatchObject({ refusal: null, browsing: { cards: 1, minuteCards: 1 } });
    expect(show(further.browsing, idsOf(95, 97)).browsing.cards).toBe(1);
    const refused = show(further.browsing, idsOf(98, 103));
    expect(refused).toMatchObject({ refusal: { reason: 'day' } });
    expect(refused.browsing).toEqual(further.browsing);
  });

  it('are shown during a wait as long as they are free', () => {
    const waiting = { ...show(empty, idsOf(1, 96)).browsing, slowUntil: after(30) };
    expect(show(waiting, idsOf(1, 48)).refusal).toBeNull();
    expect(show(waiting, idsOf(97, 97)).refusal).toEqual({ reason: 'pace', until: after(30) });
  });

  it('are free anew on the next day', () => {
    const full = show(empty, idsOf(1, 96)).browsing;
    const next = show(full, idsOf(200, 295), { day: '2026-11-26', now: after(86_400) });
    expect(next).toMatchObject({ refusal: null, browsing: { cards: 0, beginningIds: idsOf(200, 295) } });
  });

  it('remember the latest 1,000 members', () => {
    const none = { perDay: null, perMinute: null };
    const look: Look = { kind: 'beginning', ids: idsOf(1, 1200) };
    const { browsing } = takeLook(empty, { look, limits: none, day, now: start });
    expect(browsing.beginningIds).toEqual(idsOf(201, 1200));
  });
});
