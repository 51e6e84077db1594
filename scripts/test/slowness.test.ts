import { afterEach, expect, test, vi } from 'vitest';
import { measureSlowness, readSlowness, scaleLimit } from './slowness.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a machine is never faster than usual, and what was measured is what its processes read', () => {
  vi.stubEnv('TEST_SLOWNESS', '');
  const measured = measureSlowness();
  expect(measured).toBeGreaterThanOrEqual(1);
  expect(measured).toBeLessThanOrEqual(8);
  expect(readSlowness()).toBe(measured);
});

test('time limits grow with the slowness of the machine', () => {
  vi.stubEnv('TEST_SLOWNESS', '2.5');
  expect(scaleLimit(20_000)).toBe(50_000);
});
