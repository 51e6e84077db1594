import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseScheme } from '#web/design/scheme.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { FakeServer } from '../support/fake-server.ts';
import { measureOverflow, showLargeTextOnPhone } from '../support/views.ts';
import { addressOf, openKnown, screens } from './known-screens.ts';

const text = (shown: string | RegExp) => page.getByText(shown).first();

/** These lead to another address at once. */
const redirects = ['/login', '/admin'];

test('every address of the product is tested here', async () => {
  const { router } = await openScreen('/verify-email', { as: null });
  const known = screens.map(([name]) => addressOf(name).replace(/[?#].*$/, ''));
  const isKnown = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, String.raw`[^/]+`)}$`);
    return known.some((address) => pattern.test(address));
  };
  expect(Object.keys(router.routesByPath).filter((route) => !isKnown(route))).toEqual(redirects);
});

test.for(screens)(
  '%s is accessible and fits: wide, and on a phone, dark and from right to left',
  async ([name, screen]) => {
    await openKnown(addressOf(name), screen);
    await expect.element(text(screen.shows)).toBeVisible();
    await expectAccessible();
    expect(measureOverflow()).toBeLessThanOrEqual(0);
    await page.viewport(390, 844);
    chooseScheme('dark');
    document.documentElement.dir = 'rtl';
    await expectAccessible();
    expect(measureOverflow()).toBeLessThanOrEqual(0);
    await page.viewport(320, 700);
    await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
  },
);

test.for(screens)('%s fits on a phone with text of 150 % and 200 %', async ([name, screen]) => {
  await openKnown(addressOf(name), screen);
  await expect.element(text(screen.shows)).toBeVisible();
  for (const percent of [150, 200]) {
    await showLargeTextOnPhone(percent);
    await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
  }
});

const parts = screens.flatMap(([name, { needs = [], empty, ...screen }]) =>
  needs.map((endpoint, index) => {
    const emptied = index === 0 ? empty : undefined;
    return [name, endpoint.summary, { ...screen, endpoint, emptied }] as const;
  }),
);

test.for(parts)(
  '%s says that it loads, and then that it cannot: %s; Try again loads it',
  async ([name, , { shows, says, emptied, endpoint, ...screen }]) => {
    let [reconnect, release] = [() => {}, () => {}];
    const disturb = (fake: FakeServer) => {
      reconnect = fake.disconnect(endpoint);
      release = fake.hold(endpoint);
    };
    const { server } = await openKnown(addressOf(name), { ...screen, disturb });
    await expect.poll(() => isLoading(says?.loading)).toBe(true);
    release();
    const failures = page.getByRole('alert');
    await expect
      .element(failures.first())
      .toHaveTextContent(says?.failed ?? /We cannot reach|could not be loaded/);
    reconnect();
    emptied?.[0](server);
    // A screen that asks several times has several failures, one after the other.
    const tryAgain = () => {
      for (const again of failures.getByRole('button', { name: 'Retry' }).elements()) {
        again.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      return failures.elements().length;
    };
    await expect.poll(tryAgain).toBe(0);
    await expect.element(text(emptied?.[1] ?? shows)).toBeVisible();
    if (emptied !== undefined) await expectAccessible();
  },
);

/** Whether the screen says these words, or without any a part of it has the shape of what will be there or says that it loads. */
function isLoading(words?: string): boolean {
  if (words !== undefined) return document.body.textContent.includes(words);
  const shape = document.querySelector('[aria-busy=true], [class*=skeleton]');
  return shape !== null || /Loading/.test(document.body.textContent);
}
