import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listMessages } from '#contract/conversations/messages.ts';
import { press } from '../support/keys.ts';
import { field, log, messageOf } from './chat-parts.ts';
import { openChat, someMessages } from './fake-chat.ts';

/** Opens a conversation of two hundred messages, whose last one answers the first, and jumps there. */
async function jumpToFirst() {
  const messages = someMessages(200);
  const [first] = messages;
  const last = messages.at(-1);
  if (first === undefined || last === undefined) throw new Error('There are no messages');
  Object.assign(last, { m_reply_to: { ...first, m_text: 'The first of all' } });
  const screen = await openChat({ messages });
  await messageOf('Message 200').getByRole('button', { name: 'Show the original message' }).click();
  await expect.element(log.getByText('Message 1', { exact: true })).toBeVisible();
  return screen;
}

test('a quote leads to its message, also to one that is not loaded', async () => {
  const { server } = await jumpToFirst();
  expect(server.listCalls(listMessages).at(-1)).toMatchObject({ around: 101 });
  await page.getByRole('button', { name: 'Go to the latest message' }).click();
  await expect.element(messageOf('Message 200')).toBeVisible();
});

test('after a jump newer messages load as the member scrolls down', async () => {
  const { server } = await jumpToFirst();
  await expect
    .poll(() => {
      const article = log.getByText('Message 1', { exact: true });
      const shown = log.getByRole('article').elements().at(-2);
      shown?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return [article.elements().length, messageOf('Message 200').elements().length];
    })
    .toEqual([0, 1]);
  expect(server.listCalls(listMessages).some(({ after }) => after !== undefined)).toBe(true);
});

test('a message that is written after a jump is shown at the end of all messages', async () => {
  await jumpToFirst();
  await field.fill('Here and now');
  await userEvent.keyboard('{Enter}');
  await expect.element(messageOf('Here and now')).toHaveTextContent(/Sent$/);
  await expect.element(messageOf('Message 200')).toBeVisible();
});

test('the search finds messages, goes from one to the next, and marks them', async () => {
  const { server } = await openChat({
    messages: someMessages(300, (index) =>
      index % 100 === 7 ? `The Mango of day ${index}` : `Day ${index}`,
    ),
  });
  await page.getByRole('button', { name: 'Search in the conversation' }).first().click();
  const search = page.getByRole('searchbox', { name: 'Search in the conversation' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('mango');
  const hits = page.getByRole('list', { name: 'Results' });
  await expect.element(page.getByText('3 messages found')).toBeVisible();
  await hits.getByRole('button').nth(1).click();
  await expect.element(messageOf('The Mango of day 107')).toBeVisible();
  await expect.element(messageOf('The Mango of day 107').getByRole('mark')).toHaveTextContent('Mango');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Older result' }).click();
  await expect.element(messageOf('The Mango of day 7')).toBeVisible();
  await page.getByRole('button', { name: 'Newer result' }).click();
  await page.getByRole('button', { name: 'Newer result' }).click();
  await expect.element(messageOf('The Mango of day 207')).toBeVisible();
  expect(server.listCalls(listMessages).filter((input) => input.search === 'mango')).toHaveLength(1);
  await search.fill('durian');
  await expect.element(page.getByText('No message has these words.')).toBeVisible();
  await press(search, '{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(messageOf('The Mango of day 207')).toBeVisible();
});
