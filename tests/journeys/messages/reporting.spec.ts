import { expect } from '@playwright/test';
import { dialogOf, openScreen, signIn } from '#tests/journeys/support/accounts.ts';
import { nameOf, seat } from '#tests/journeys/support/live.ts';
import {
  aCouple,
  chooseOfConversation,
  conversationWith,
  messageOf,
  say,
} from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('a report from a conversation carries its messages, which an administrator reads and the audit log names', async ({
  page,
  product,
  openBrowser,
}) => {
  const [gracy, hari] = await aCouple(product, ['Gracy', 'Hari']);
  await say(product, { by: gracy, to: hari, text: 'How was your journey?' });
  await say(product, { by: hari, to: gracy, text: 'I lost my purse. Lend me 20,000 rupees.' });
  const hers = await seat(await openBrowser(), { product, member: gracy, path: conversationWith(hari) });
  await expect(messageOf(hers.page, '20,000 rupees')).toBeVisible();
  await chooseOfConversation(hers.page, 'Report');
  const dialog = dialogOf(hers.page, `Report ${nameOf(hari)}`);
  await dialog.getByLabel('What is wrong?').selectOption('Asks for money');
  await dialog.getByLabel('What happened?').fill('He wants a loan before we have met.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  const thanks = dialogOf(hers.page, 'Thank you for telling us');
  const ticket = /R-\d{6}/.exec((await thanks.textContent()) ?? '')?.[0] ?? 'none';

  await signIn(page, product.administrator);
  await page.goto(`/admin-reports?search=${ticket}`);
  await page.getByRole('link', { name: ticket }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ticket);
  await page.getByRole('button', { name: 'Show messages' }).click();
  const messages = page.getByRole('list', { name: '2 messages of the conversation' });
  await expect(messages.getByRole('listitem')).toContainText([
    'How was your journey?',
    'I lost my purse. Lend me 20,000 rupees.',
  ]);

  await openScreen(page, 'Audit log');
  const entry = page.getByRole('row').filter({ hasText: 'Read the messages of a report' }).first();
  await expect(entry).toContainText(`Report ${Number(ticket.slice(2))}`);
  await expect(page.getByRole('main')).not.toContainText('purse');
});
