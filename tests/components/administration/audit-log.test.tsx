import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAudit } from '#contract/administration/audit.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';

type Entry = EndpointData<typeof listAudit>[number];

const anEntry = (changes: Partial<Entry> = {}): Entry => ({
  au_id: 1,
  au_administrator_id: 3,
  au_administrator: 'Lakshmi Pillai',
  au_action: 'member.deactivated',
  au_subject: 'account 7',
  au_reason: 'Asked for a pause',
  au_before: { status: 'active', isHidden: false, role: 'user' },
  au_after: { status: 'inactive', isHidden: true, role: '' },
  au_address: '203.0.113.9',
  au_user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  au_created_at: '2026-05-01T08:00:00.000Z',
  ...changes,
});
const administrators = [{ ad_id: 3, ad_name: 'Lakshmi Pillai' }];

async function openLog(entries: readonly Entry[], address = '/admin-audit'): Promise<FakeServer> {
  const { server } = await openScreen(address, {
    as: administrator,
    prepare: (fake) =>
      fake.answer(listAudit, {
        data: [...entries],
        total: entries.length,
        page: 1,
        limit: 25,
        next: null,
        administrators,
      }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Audit log');
  return server;
}

test('an entry says who did what, why, what changed and from where', async () => {
  await openLog([anEntry()]);
  const row = page.getByRole('row').filter({ hasText: 'Lakshmi Pillai' });
  for (const text of [
    'Deactivated a member',
    'ITM7',
    'Reason: Asked for a pause',
    '203.0.113.9',
    'Chrome on Linux',
  ]) {
    await expect.element(row).toHaveTextContent(text);
  }
  await expect.element(row).toHaveTextContent('Status: active inactive');
  await expect.element(row).not.toHaveTextContent('Role:');
  await row.getByRole('button', { name: '1 more field' }).click();
  await expect.element(row).toHaveTextContent('Role: user empty');
  await expectAccessible();
});

test('the command line, a removed administrator and an unknown action are named', async () => {
  const byOperator = {
    au_administrator_id: null,
    au_administrator: null,
    au_address: null,
    au_user_agent: null,
  };
  await openLog([
    anEntry({
      ...byOperator,
      au_action: 'site.changed',
      au_subject: 'setting name',
      au_before: null,
      au_after: null,
    }),
    anEntry({ au_id: 2, au_administrator_id: 9, au_administrator: null, au_action: 'another.version' }),
  ]);
  await expect.element(page.getByRole('cell', { name: 'Command line' })).toBeVisible();
  await expect.element(page.getByText('On the server itself')).toBeVisible();
  await expect.element(page.getByText('Administrator 9, removed')).toBeVisible();
  await expect.element(page.getByText('another.version')).toBeVisible();
});

test('the filters are in the address and can be cleared', async () => {
  const server = await openLog([], '/admin-audit?group=members&administrator=3&from=2026-03-01');
  await expect.element(page.getByText('Nothing fits these filters')).toBeVisible();
  expect(server.listCalls(listAudit).at(-1)).toMatchObject({
    group: 'members',
    administrator_id: 3,
    from: '2026-03-01',
  });
  await page.getByRole('combobox', { name: 'Part' }).selectOptions('Imports');
  await expect
    .poll(() => server.listCalls(listAudit).at(-1))
    .toMatchObject({ group: 'imports', administrator_id: 3 });
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.element(page.getByText('No actions yet')).toBeVisible();
  await expect.poll(() => server.listCalls(listAudit).at(-1)).not.toHaveProperty('group');
  await expectAccessible();
});

test('a log that cannot be loaded can be tried again', async () => {
  const { server } = await openScreen('/admin-audit', {
    as: administrator,
    prepare: (fake) => fake.disconnect(listAudit),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('could not be loaded');
  server.answer(listAudit, { data: [anEntry()], total: 1, page: 1, limit: 25, next: null, administrators });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Deactivated a member')).toBeVisible();
});

test('the entries about one member are a filter of the address that is shown and removed', async () => {
  const server = await openLog([anEntry()], '/admin-audit?subject=account%207');
  await expect.poll(() => server.listCalls(listAudit)[0]).toMatchObject({ subject: 'account 7' });
  await page.getByRole('button', { name: 'Remove: About: ITM7' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove: About: ITM7' })).not.toBeInTheDocument();
  await expect.poll(() => server.listCalls(listAudit).at(-1)).not.toHaveProperty('subject');
});
