import { expect, type Locator, type Page } from '@playwright/test';
import { seat } from '#tests/journeys/support/live.ts';
import {
  aCouple,
  conversationWith,
  fieldOf,
  messageOf,
  messagesEntry,
  say,
  threadOf,
} from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, 'Tab does not lead there').toBeFocused();
}

test('a member reads and writes with the keyboard alone, and no message moves the focus', async ({
  page,
  product,
}) => {
  const [isha, jacob] = await aCouple(product, ['Isha', 'Jacob']);
  await say(product, { by: jacob, to: isha, text: 'Which books do you like?' });
  await seat(page, { product, member: isha, path: '/shortlisted' });
  await tabTo(page, messagesEntry(page, { unread: 1 }));
  await page.keyboard.press('Enter');
  await expect(threadOf(page, jacob)).toBeVisible();
  await tabTo(page, threadOf(page, jacob));
  await page.keyboard.press('Enter');
  const question = messageOf(page, 'Which books');
  await expect(question).toBeVisible();

  const field = fieldOf(page, jacob);
  await expect(field).toBeFocused();
  await page.keyboard.type('Those of Basheer.');
  await page.keyboard.press('Enter');
  await expect(messageOf(page, 'Those of Basheer.')).toBeVisible();
  await expect(field).toBeFocused();

  await tabTo(page, messageOf(page, 'Those of Basheer.'), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(question).toBeFocused();
  await say(product, { by: jacob, to: isha, text: 'I have them all at home.' });
  await expect(messageOf(page, 'I have them all')).toBeVisible();
  await expect(question, 'a message that arrives').toBeFocused();

  await tabTo(page, field);
  await page.keyboard.type('Half a sentence');
  await say(product, { by: jacob, to: isha, text: 'Come and see them.' });
  await expect(messageOf(page, 'Come and see them.')).toBeVisible();
  await expect(field, 'a message that arrives').toBeFocused();
  await tabTo(page, threadOf(page, jacob), 'Shift+Tab');
  await expect(page).toHaveURL(conversationWith(jacob));
});
