import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countInterests, listInterests } from '#contract/interests/interests.ts';
import { answerDashboard } from './support/dashboard.ts';
import type { FakeServer } from './support/fake-server.ts';
import { openScreen } from './support/open-screen.tsx';
import { anInterestWire } from './support/wire-interest.ts';

const waitingPeople = page.getByRole('region', { name: /^Waiting for your answer/ });

/** One interest waits, and another one was answered. */
function answerOneWaiting(server: FakeServer, firstname = 'Thomas'): void {
  const answered = { i_id: 6, i_status: 'accepted', i_sender_id: 22, i_receiver_id: 7 } as const;
  server.answer(listInterests, {
    data: [
      anInterestWire({ u_firstname: firstname }),
      anInterestWire({ u_id: 22, u_firstname: 'George', ...answered, interest: answered }),
    ],
    total: 2,
    page: 1,
    limit: 48,
    next: null,
  });
  server.answer(countInterests, {
    data: { received: 2, waiting: 1, accepted: 1, sent: 0, left: 5, limit: 5 },
  });
}

test('the dashboard leads with the faces that wait for an answer', async () => {
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      answerOneWaiting(fake);
    },
  });
  await expect.element(waitingPeople.getByRole('heading')).toHaveTextContent('Waiting for your answer (1)');
  const face = waitingPeople.getByRole('link', { name: 'Answer the interest of Thomas Kurian' });
  await expect.element(face).toHaveAttribute('href', '/partner-profile/21');
  await expect.element(face).toHaveTextContent('31 · Software engineer');
  await expect.element(waitingPeople).not.toHaveTextContent('George');
  await expect
    .element(waitingPeople.getByRole('link', { name: 'Answer now' }))
    .toHaveAttribute('href', '/inbox');
  await expect.element(page.getByRole('heading', { name: 'Find your InTandem (2)' })).toBeVisible();
  const order = page.getByRole('main').getByRole('heading', { level: 2 }).elements();
  expect(order.map(({ textContent }) => textContent.trim()).filter((text) => !/ Kurian/.test(text))).toEqual([
    'Waiting for your answer (1)',
    'Match Suggestions (2)',
    'Your next step',
    'Who viewed my profile (0)',
    'Find your InTandem (2)',
    'Profile Summary',
  ]);
});

test('where nobody waits for anybody, the next step comes first', async () => {
  await openScreen('/dashboard', { prepare: answerDashboard });
  const nobody = page.getByText('Nobody is waiting for your answer. New interests appear here.');
  await expect.element(nobody).toBeVisible();
  const order = page.getByRole('main').getByRole('heading', { level: 2 }).elements();
  expect(order[0]).toHaveTextContent('Your next step');
  expect(nobody.element().getBoundingClientRect().height).toBeLessThan(60);
});

test('while nobody waits for the viewer, whose answer the viewer waits for is shown', async () => {
  const sent = { i_id: 8, i_status: 'pending', i_sender_id: 7, i_receiver_id: 23 } as const;
  const george = anInterestWire({ u_id: 23, u_firstname: 'George', ...sent, interest: sent });
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      const paging = { total: 1, page: 1, limit: 48, next: null };
      fake.answer(listInterests, ({ status }) => ({ data: status === 'sent' ? [george] : [], ...paging }));
    },
  });
  const awaited = page.getByRole('region', { name: 'Waiting for their answer' });
  await expect
    .element(
      awaited.getByRole('link', { name: 'Open the profile of George Kurian, who received your interest' }),
    )
    .toHaveAttribute('href', '/partner-profile/23');
  await expect
    .element(awaited.getByRole('link', { name: 'See your sent interests' }))
    .toHaveAttribute('href', '/inbox?tab=sent');
});

test('an interest that was accepted lately stands before those that wait', async () => {
  const ofDays = (days: number, id: number, name: string) => {
    const i_answered_at = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
    const accepted = {
      i_id: id,
      i_status: 'accepted',
      i_sender_id: 7,
      i_receiver_id: id,
      i_answered_at,
    } as const;
    return anInterestWire({ u_id: id, u_firstname: name, ...accepted, interest: accepted });
  };
  const [george, jose] = [ofDays(1, 23, 'George'), ofDays(9, 24, 'Jose')];
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      const paging = { total: 2, page: 1, limit: 48, next: null };
      fake.answer(listInterests, ({ status }) => ({
        data: status === 'accepted' ? [george, jose] : [],
        ...paging,
      }));
    },
  });
  const accepted = page.getByRole('region', { name: 'Accepted your interest' });
  await expect
    .element(accepted.getByRole('link', { name: /George Kurian, who accepted your interest$/ }))
    .toHaveAttribute('href', '/partner-profile/23');
  await expect.element(accepted).not.toHaveTextContent('Jose');
  await expect
    .element(accepted.getByRole('link', { name: 'Write a message' }))
    .toHaveAttribute('href', '/inbox?tab=accepted&by=them');
});

test('a list that cannot be loaded is never shown as nobody', async () => {
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(listInterests, ({ status }) => {
        if (status === 'sent') throw new TypeError('unreachable');
        return { data: [], total: 0, page: 1, limit: 48, next: null };
      });
    },
  });
  await expect.element(page.getByText('The interests could not be loaded.')).toBeVisible();
  await expect.element(page.getByText(/^Nobody waits for your answer/)).not.toBeInTheDocument();
});
