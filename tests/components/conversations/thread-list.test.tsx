import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listThreads } from '#contract/conversations/conversations.ts';
import { tellLive } from '../support/fake-socket.ts';
import { press } from '../support/keys.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { expectAnnounced } from '../support/outcomes.ts';
import { answerConversations } from './fake-conversations.ts';
import { aThread, everyKindOfThread, longName } from './wire-conversation.ts';
import { onePage } from '../support/people-pages.ts';

const list = page.getByRole('list', { name: 'Conversations' });
const rowOf = (name: string) => list.getByRole('button', { name });
const field = page.getByRole('searchbox', { name: 'Search name or member ID' });

test('conversations of every kind are listed', async () => {
  await openScreen('/chatWindow', { prepare: (server) => answerConversations(server, everyKindOfThread) });
  await expect.element(rowOf('Anil')).toHaveTextContent('99+');
  await expect.element(rowOf('Anil')).toHaveTextContent('120 unread messages');
  await expect.element(rowOf('Biju')).toHaveTextContent('You: See you');
  await expect.element(rowOf('Cyril')).toHaveTextContent('Message deleted');
  await expect.element(rowOf('Denny')).toHaveTextContent('You are connected. Say hello!');
});

test('the search is in the address, finds a profile id, and says when nobody is found', async () => {
  const screen = await openScreen('/chatWindow?search=anil', {
    prepare: (server) => {
      answerConversations(server, everyKindOfThread);
      server.answer(listThreads, ({ search = '' }) => {
        const found = everyKindOfThread.filter(({ name, partner_id }) =>
          [name.toLowerCase(), `itm${partner_id}`].some((words) => words.includes(search.toLowerCase())),
        );
        return onePage(found, 30);
      });
    },
  });
  await expect.element(field).toHaveValue('anil');
  await expect.element(page.getByText('1 conversation found')).toBeVisible();
  await field.fill('ITM32');
  await expect.element(rowOf('Biju')).toBeVisible();
  await expectAddress(screen, '/chatWindow?search=ITM32');
  await field.fill('nobody');
  await expect.element(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await expectAnnounced('No conversation with “nobody”.');
});

test('further conversations come by a press', async () => {
  await openScreen('/chatWindow', {
    prepare: (server) => {
      answerConversations(server, everyKindOfThread);
      server.answer(listThreads, ({ page: number = 1 }) => ({
        data: [aThread({ partner_id: 40 + number, name: `Partner ${number}` })],
        total: 2,
        page: number,
        limit: 30,
        next: number === 1 ? '2' : null,
      }));
    },
  });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(rowOf('Partner 2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('further conversations come also while the list is loaded again, which goes on after them', async () => {
  const latest = { last_message: 'Greetings' };
  const { server } = await openScreen('/chatWindow', {
    prepare: (fake) => {
      answerConversations(fake, everyKindOfThread);
      fake.answer(listThreads, ({ page: number = 1 }) => ({
        data: [aThread({ partner_id: 40 + number, name: `Partner ${number}`, ...latest })],
        total: 2,
        page: number,
        limit: 30,
        next: number === 1 ? '2' : null,
      }));
    },
  });
  await expect.element(rowOf('Partner 1')).toHaveTextContent('Greetings');
  const calls = server.listCalls(listThreads).length;
  const release = server.hold(listThreads);
  latest.last_message = 'Here I am';
  tellLive({ type: 'message_changed', partner_id: 41 });
  await expect.poll(() => server.listCalls(listThreads)).toHaveLength(calls + 1);
  await page.getByRole('button', { name: 'Show more' }).click();
  release();
  await expect.element(rowOf('Partner 2')).toBeVisible();
  await expect.element(rowOf('Partner 1')).toHaveTextContent('Here I am');
});

test('the arrow keys lead from one conversation to the next, and Enter opens it', async () => {
  const screen = await openScreen('/chatWindow', {
    prepare: (server) => answerConversations(server, everyKindOfThread),
  });
  await press(rowOf('Anil'), '{ArrowDown}');
  await expect.element(rowOf('Biju')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(rowOf(longName)).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expectAddress(screen, '/chatWindow?partner=31');
  await expect.element(rowOf('Anil')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('textbox', { name: /Anil/ })).toHaveFocus();
});

test('a partner who is writing is shown in the list, and an event moves the latest to the top', async () => {
  const { server } = await openScreen('/chatWindow', {
    prepare: (fake) => answerConversations(fake, everyKindOfThread),
  });
  await expect.element(rowOf('Biju')).toBeVisible();
  tellLive({ type: 'partner_typing', partner_id: 32 });
  await expect.element(rowOf('Biju')).toHaveTextContent('is writing…');
  const latest = aThread({
    partner_id: 32,
    name: 'Biju',
    last_message: 'Here I am',
    last_at: new Date().toISOString(),
  });
  answerConversations(server, [latest, ...everyKindOfThread.filter(({ partner_id }) => partner_id !== 32)]);
  tellLive({ type: 'message_changed', partner_id: 32 });
  await expect.element(list.getByRole('button').first()).toHaveTextContent('Here I am');
});
