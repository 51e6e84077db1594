import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { blockMember, listBlocked, unblockMember } from '#contract/safety/blocks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { notices } from '../support/outcomes.ts';

test('a member who was blocked without a name is listed, unblocked and blocked again by the number', async () => {
  const blocked_at = '2026-11-20T08:00:00.000Z';
  let blocked = [
    { u_id: 4711, u_firstname: '', u_lastname: '', blocked_at },
    { u_id: 12, u_firstname: 'Joseph', u_lastname: 'Mathew', blocked_at },
  ];
  const { server } = await openScreen('/settings?section=blocked', {
    prepare: (fake) => {
      fake.answer(listBlocked, () => ({ data: blocked }));
      fake.answer(unblockMember, ({ partner_id }) => {
        blocked = blocked.filter(({ u_id }) => u_id !== partner_id);
        return { data: null };
      });
      fake.answer(blockMember, { data: null });
    },
  });
  const people = page.getByRole('list', { name: 'Blocked people' }).getByRole('listitem');
  await expect.element(people.first()).toHaveTextContent(/^.*ITM4711/);
  await expect.element(people.nth(1)).toHaveTextContent(/Joseph Mathew/);
  await page.getByRole('button', { name: 'Unblock ITM4711' }).click();
  await expect.element(notices).toHaveTextContent(/ITM4711/);
  await expect.poll(() => people.elements()).toHaveLength(1);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => server.listCalls(blockMember)).toEqual([{ partner_id: 4711 }]);
});
