import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enterByLink } from '#contract/accounts/codes.ts';
import { openScreen } from '../support/open-screen.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

test('nothing happens before the button is pressed, because mail programs open links too', async () => {
  const { server } = await openScreen(`/sign-in-link?token=${token}`, { as: null });
  await expect.element(title).toHaveTextContent('Sign in on this device?');
  expect(server.listCalls(enterByLink)).toEqual([]);
});

test('a link that was used leads to the other ways of signing in', async () => {
  await openScreen(`/sign-in-link?token=${token}`, {
    as: null,
    prepare: (server) => server.refuse(enterByLink, { code: 'not_found' }),
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(title).toHaveTextContent('This link no longer works');
  await expect
    .element(page.getByRole('link', { name: 'Sign in another way' }))
    .toHaveAttribute('href', '/?dialog=sign-in');
});
