import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAudit } from '#contract/administration/audit.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type AuditEntry, anAuditEntry } from './wire-audit.ts';

const administrators = [{ ad_id: 3, ad_name: 'Lakshmi Pillai' }];

async function openLog(entries: readonly AuditEntry[], address = '/admin-audit'): Promise<FakeServer> {
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
  await openLog([anAuditEntry()]);
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
});

test('the command line, a removed administrator and an unknown action are named', async () => {
  const byOperator = {
    au_administrator_id: null,
    au_administrator: null,
    au_address: null,
    au_user_agent: null,
  };
  await openLog([
    anAuditEntry({
      ...byOperator,
      au_action: 'site.changed',
      au_subject: 'setting name',
      au_before: null,
      au_after: null,
    }),
    anAuditEntry({ au_id: 2, au_administrator_id: 9, au_administrator: null, au_action: 'another.version' }),
  ]);
  await expect.element(page.getByRole('cell', { name: 'Person who runs the server' })).toBeVisible();
  await expect.element(page.getByText('On the server')).toBeVisible();
  await expect.element(page.getByText('Administrator 9, removed')).toBeVisible();
  await expect.element(page.getByText('another.version')).toBeVisible();
});

test('a setting has the label of the screen of site settings', async () => {
  await openLog([
    anAuditEntry({
      au_action: 'site.changed',
      au_subject: 'setting gstRate, termsText',
      au_before: { gstRate: 0 },
      au_after: { gstRate: 18 },
    }),
  ]);
  const row = page.getByRole('row').filter({ hasText: 'Lakshmi Pillai' });
  await expect.element(row).toHaveTextContent('GST in percent, Terms text');
  await expect.element(row).toHaveTextContent('GST in percent: 0 18');
});

test('the filters are in the address and can be cleared', async () => {
  const server = await openLog([], '/admin-audit?group=members&administrator=3&from=2026-03-01');
  await expect.element(page.getByRole('heading', { name: 'Nothing fits these filters' })).toBeVisible();
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
  await expect.element(page.getByRole('heading', { name: 'No actions yet' })).toBeVisible();
  await expect.poll(() => server.listCalls(listAudit).at(-1)).not.toHaveProperty('group');
});

test('the entries about one member are a filter of the address that is shown and removed', async () => {
  const server = await openLog([anAuditEntry()], '/admin-audit?subject=account%207');
  await expect.poll(() => server.listCalls(listAudit)[0]).toMatchObject({ subject: 'account 7' });
  await page.getByRole('button', { name: 'Remove: About: ITM7' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove: About: ITM7' })).not.toBeInTheDocument();
  await expect.poll(() => server.listCalls(listAudit).at(-1)).not.toHaveProperty('subject');
});
