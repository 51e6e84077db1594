import { describe, expect, it } from 'vitest';
import { alertToken, allAlertsToken, readAllAlertsToken } from './stop-alert.ts';

const key = 'a key that nobody else knows, long enough';

describe('the token that ends all alerts', () => {
  it('contains its member', () => {
    expect(readAllAlertsToken([key], allAlertsToken(key, 17))).toBe(17);
  });

  it.each([
    ['of another key', allAlertsToken('another key, of another installation', 17)],
    ['of another member', allAlertsToken(key, 17).replace('17-', '18-')],
    ['of one search', alertToken(key, 17)],
    ['without a member', 'nonsense-nonsense-nonsense'],
    ['with an extra letter', `${allAlertsToken(key, 17)}x`],
  ])('is refused %s', (_case, token) => {
    expect(readAllAlertsToken([key], token)).toBeNull();
  });
});

it('the token of one search is the same each time', () => {
  expect(alertToken(key, 5)).toBe(alertToken(key, 5));
  expect(alertToken(key, 5)).not.toBe(alertToken(key, 6));
});
