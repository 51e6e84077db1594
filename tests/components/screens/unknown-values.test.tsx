import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openKnown, screens } from './known-screens.ts';

const names = [
  'dialog',
  'tab',
  'by',
  'section',
  'field',
  'partner',
  'from',
  'plan',
  'payment',
  'days',
  'page',
];
const unknown = names.map((name) => `${name}=constructor`).join('&');
const plain = screens.filter(([name]) => /^\/[\w/-]*$/.test(name));

test.for(plain)(
  '%s shows itself also with values in its address that it does not know',
  async ([name, screen]) => {
    await openKnown(`${name}?${unknown}`, screen);
    await expect.element(page.getByText(screen.shows).first()).toBeVisible();
  },
);
