import { expect, type Page } from '@playwright/test';
import { seat } from '#tests/journeys/support/live.ts';
import { addMessages, findTop, offsetOf, scrollToTop } from '#tests/journeys/support/long-conversation.ts';
import { aCouple, conversationWith, messageOf } from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

const count = 10_000;
const unread = 60;
/** Only the messages in view and around it are in the document. */
const mostBubbles = 200;

type Held = { isAsked: () => boolean; release: () => void };

/** Keeps the next page of older messages from arriving until it is released. Only one is on its way at a time. */
async function holdOlder(page: Page): Promise<Held> {
  const released = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route('**/api/chat/messages', async (route) => {
    if (isOlder(route.request().postDataJSON())) {
      isAsked = true;
      await released.promise;
    }
    await route.fallback();
  });
  return { isAsked: () => isAsked, release: released.resolve };
}

/** Messages are also asked for when something changed. */
function isOlder(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'before' in body;
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
    const older = await holdOlder(page);
    const scrolled = expect.poll(async () => {
      await scrollToTop(log);
      return older.isAsked();
    });
    await scrolled.toBe(true);
    const before = await scrollToTop(log);
    // While the list is scrolled its messages can't be pointed at.
    await expect(log.locator('[style*="pointer-events: none"]')).toHaveCount(0);
    older.release();
    await expect.poll(async () => (await findTop(log)).text).not.toBe(before.text);
    // The rows above are measured, and the place is corrected, in the frame after they came.
    const moved = expect.poll(
      async () => Math.abs((await offsetOf(messageOf(page, before.text))) - before.offset),
      `how far ${before.text} was moved`,
    );
    await moved.toBeLessThan(2);
    expect(await bubbles.count()).toBeLessThan(mostBubbles);
  }

  await page.getByRole('button', { name: 'Search in the conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search in the conversation' }).fill('jackfruit');
  await page.getByRole('list', { name: 'Results' }).getByRole('button').click();
  await expect(messageOf(page, 'Message 1234')).toBeInViewport();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(messageOf(page, 'Message 1234')).toBeInViewport();
  await page.getByRole('button', { name: /^(?:Go to the latest message|\d+ new messages?)$/ }).click();
  await expect(messageOf(page, `Message ${count}`)).toBeInViewport();
  expect(await bubbles.count()).toBeLessThan(mostBubbles);
});
