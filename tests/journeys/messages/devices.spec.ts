import { expect, type Page } from '@playwright/test';
import { bellOf, seat } from '#tests/journeys/support/live.ts';
import {
  aCouple,
  conversationWith,
  fieldOf,
  listShown,
  messageOf,
  messagesEntry,
  say,
  sendWritten,
  threadOf,
  write,
} from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('two windows of one member agree about what is sent and what is read', async ({
  page,
  product,
  context,
}) => {
  const [devi, roy] = await aCouple(product, ['Devi', 'Roy']);
  await seat(page, { product, member: devi, path: conversationWith(roy) });
  const other = await context.newPage();
  await other.goto(conversationWith(roy));
  await write(page, { to: roy, text: 'Written in the first window' });
  await expect(messageOf(other, 'in the first window')).toBeVisible();
  await write(other, { to: roy, text: 'Written in the second window' });
  await expect(messageOf(page, 'in the second window')).toBeVisible();

  await page.goto('/shortlisted');
  await other.goto('/inbox');
  await say(product, { by: roy, to: devi, text: 'Which one shall I read?' });
  for (const each of [page, other]) await expect(messagesEntry(each, { unread: 1 })).toBeVisible();
  await expect(bellOf(page, 1)).toBeVisible();
  await messagesEntry(other, { unread: 1 }).click();
  await threadOf(other, roy).click();
  await expect(messageOf(other, 'Which one shall I read?')).toBeVisible();
  await expect(messagesEntry(page, { unread: 0 })).toBeVisible();
  await expect(bellOf(page, 0)).toBeVisible();
});

const waiting = 'Waiting to be sent';

/** Writes three messages, which cannot be sent. */
async function writeThree(page: Page, { to, about }: { to: Parameters<typeof fieldOf>[1]; about: string }) {
  for (const number of [1, 2, 3]) {
    await fieldOf(page, to).fill(`${about} ${number}`);
    await sendWritten(page);
  }
  await expect(page.getByRole('article').filter({ hasText: waiting })).toHaveCount(3);
}

test('what cannot be sent waits over a reload, and is sent once and in order @phone', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  problems.expect(/ERR_FAILED .*|net::ERR_FAILED/);
  const [elsa, tom] = await aCouple(product, ['Elsa', 'Tom']);
  await seat(page, { product, member: elsa, path: conversationWith(tom) });
  const his = await seat(await openBrowser(), { product, member: tom, path: conversationWith(elsa) });

  await page.route('**/api/chat/send', (route) => route.abort());
  await writeThree(page, { to: tom, about: 'Under the bridge' });
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(page.getByRole('article').filter({ hasText: waiting })).toHaveCount(3);
  await page.unroute('**/api/chat/send');
  await expect(messageOf(his.page, 'Under the bridge 3')).toBeVisible();
  for (const each of [page, his.page]) {
    expect(await listShown(each, /^Under the bridge/)).toEqual(
      [1, 2, 3].map((at) => `Under the bridge ${at}`),
    );
  }
  await expect(page.getByRole('article').filter({ hasText: waiting })).toHaveCount(0);
});
