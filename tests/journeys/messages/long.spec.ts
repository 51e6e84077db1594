import { expect, type Page } from '@playwright/test';
import { seat } from '#tests/journeys/support/live.ts';
import { addMessages, findTop, offsetOf, scrollToTop } from '#tests/journeys/support/long-conversation.ts';
import { aCouple, conversationWith, messageOf } from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

const count = 10_000;
const unread = 60;
/** Only the messages in view and around it are in the document. */
const mostBubbles = 200;

/** Keeps the next page of messages from arriving until the returned function is called. */
async function holdPage(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    '**/api/chat/messages',
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return held.resolve;
}

test('a conversation of ten thousand messages opens at the first unread one, and is read upwards, searched and left at its end', async ({
  page,
  product,
}) => {
  const couple = await aCouple(product, ['Mini', 'Noel']);
  const [mini, noel] = couple;
  await addMessages(product, { couple, count, unread, word: { at: 1234, text: 'jackfruit' } });
  await seat(page, { product, member: mini, path: conversationWith(noel) });
  const log = page.getByRole('log');
  const bubbles = log.getByRole('article');
  await expect(log.getByText('New messages', { exact: true })).toBeVisible();
  await expect(messageOf(page, 'Message 9941')).toBeInViewport();

  for (let pages = 0; pages < 4; pages += 1) {
    const release = await holdPage(page);
    const before = await scrollToTop(log);
    release();
    await expect.poll(async () => (await findTop(log)).text).not.toBe(before.text);
    const after = await offsetOf(messageOf(page, before.text));
    expect(Math.abs(after - before.offset), `how far ${before.text} was moved`).toBeLessThan(2);
    expect(await bubbles.count()).toBeLessThan(mostBubbles);
  }

  await page.getByRole('button', { name: 'Search in the conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search in the conversation' }).fill('jackfruit');
  await page.getByRole('list', { name: 'What was found' }).getByRole('button').click();
  await expect(messageOf(page, 'Message 1234')).toBeInViewport();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(messageOf(page, 'Message 1234')).toBeInViewport();
  await page.getByRole('button', { name: /^(?:To the latest message|\d+ new messages?)$/ }).click();
  await expect(messageOf(page, `Message ${count}`)).toBeInViewport();
  expect(await bubbles.count()).toBeLessThan(mostBubbles);
});
