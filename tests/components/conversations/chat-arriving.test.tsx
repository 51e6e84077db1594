import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showThread } from '#contract/conversations/conversations.ts';
import { listMessages } from '#contract/conversations/messages.ts';
import { messageOf } from './chat-parts.ts';
import { openChat, someMessages } from './fake-chat.ts';

const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button');

test('a message that comes while the conversation opens is shown, although the first answer does not have it', async () => {
  let release = () => {};
  const { server, chat } = await openChat({
    messages: [],
    prepare: (fake) => {
      release = fake.holdAnswers(listMessages);
    },
  });
  await expect.poll(() => server.listCalls(listMessages)).toHaveLength(1);
  chat.receive({ m_text: 'Good evening' });
  // Then the event has been applied.
  await expect.element(row).toHaveTextContent('Good evening');
  release();
  await expect.element(messageOf('Good evening')).toBeVisible();
});

test.each([
  ['the partner', [showThread, listMessages]],
  ['the messages', [listMessages, showThread]],
] as const)(
  'so it is when the partner is loading as well, and the answer about %s comes first',
  async (_first, endpoints) => {
    let releases: (() => void)[] = [];
    const { server, chat } = await openChat({
      messages: [],
      prepare: (fake) => {
        releases = endpoints.map((endpoint) => fake.holdAnswers(endpoint));
      },
    });
    for (const endpoint of endpoints) await expect.poll(() => server.listCalls(endpoint)).toHaveLength(1);
    chat.receive({ m_text: 'Good evening' });
    await expect.element(row).toHaveTextContent('Good evening');
    for (const release of releases) release();
    await expect.element(messageOf('Good evening')).toBeVisible();
  },
);

test('the messages around a hit stay when the first answer arrives after them', async () => {
  let release = () => {};
  const { server, chat } = await openChat({
    messages: someMessages(300, (index) => (index === 7 ? 'The Mango of day 7' : `Day ${index}`)),
    prepare: (fake) => {
      release = fake.hold(listMessages);
    },
  });
  await expect.poll(() => server.listCalls(listMessages)).toHaveLength(1);
  // The search is answered, what was called before is not.
  server.answer(listMessages, (input) => chat.list(input));
  await page.getByRole('button', { name: 'Search in the conversation' }).first().click();
  await userEvent.keyboard('mango');
  await page.getByRole('list', { name: 'Results' }).getByRole('button').click();
  await expect.element(messageOf('The Mango of day 7')).toBeVisible();
  release();
  await expect.poll(() => server.listCalls(listMessages).at(-1)).toHaveProperty('changed_after');
  chat.receive({ m_text: 'Good evening' });
  await expect.element(row).toHaveTextContent('Good evening');
  await expect.element(messageOf('The Mango of day 7')).toBeVisible();
});
