import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { claimReview, decideReview } from '#contract/moderation/review.ts';
import type { OpenReviewWire } from '#contract/moderation/review.wire.ts';
import { expectAccessible } from './support/accessibility.ts';
import { administrator } from './support/area-frame.ts';
import type { FakeServer } from './support/fake-server.ts';
import { openScreen } from './support/open-screen.tsx';
import { anOpenReviewWire, answerReviewQueue, waitingItems } from './support/reviews/wire-review.ts';

async function openQueue(
  search = '',
  waiting: readonly OpenReviewWire[] = waitingItems,
): Promise<FakeServer> {
  const { server } = await openScreen(`/admin-review${search}`, {
    as: administrator,
    prepare: (fake) => answerReviewQueue(fake, waiting),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return server;
}

const heading = () => page.getByRole('heading', { level: 2 });

test('a moderator goes through the queue with single keys alone', async () => {
  const server = await openQueue();
  await expect
    .element(page.getByText(/J next item, K previous item, A approve, R reject, H keep for later/))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /Binu.*Mary Thomas has it open/ })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(heading()).toHaveTextContent('Anna Thomas');
  await expect.element(heading()).toHaveFocus();
  await expect.element(page.getByRole('cell', { name: 'Call me on 98470 12345' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(heading()).toHaveTextContent('Cyril Thomas');
  await userEvent.keyboard('k');
  await expect.element(heading()).toHaveTextContent('Anna Thomas');
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('form', { name: 'Why is it rejected?' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('1{Enter}');
  await expect.element(heading()).toHaveTextContent('Cyril Thomas');
  await userEvent.keyboard('a');
  await expect
    .poll(() => server.listCalls(decideReview))
    .toEqual([
      { item_id: 1, version: 1, decision: 'reject', reason: 'contact_details' },
      { item_id: 3, version: 1, decision: 'approve', reason: '' },
    ]);
});

test('own words and a note are typed without being taken for keys, and need something', async () => {
  const server = await openQueue('?item=1');
  await expect.element(heading()).toHaveFocus();
  await userEvent.keyboard('h{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a note');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^Keep for later/ })).toHaveFocus();
  await userEvent.keyboard('r{Escape}');
  await expect.element(page.getByRole('button', { name: /^Reject/ })).toHaveFocus();
  await userEvent.keyboard('r6');
  await expect.element(page.getByLabelText('What the member should know')).toHaveFocus();
  await userEvent.keyboard('a jar 1{Enter}');
  await expect
    .poll(() => server.listCalls(decideReview))
    .toEqual([{ item_id: 1, version: 1, decision: 'reject', reason: 'a jar 1' }]);
});

test('single keys can be switched off, and the buttons still work', async () => {
  const server = await openQueue('?item=1');
  await userEvent.keyboard('?');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await userEvent.keyboard('a');
  expect(server.listCalls(decideReview)).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => server.listCalls(decideReview)).toHaveLength(1);
  localStorage.removeItem('single-keys');
});

test('an item that another moderator has open says so', async () => {
  await openScreen('/admin-review?item=2', {
    as: administrator,
    prepare: (fake) => {
      answerReviewQueue(fake, waitingItems);
      fake.refuse(claimReview, { code: 'review_claimed' });
    },
  });
  await expect.element(page.getByText('Another moderator has this open')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('on a phone the open item replaces the list', async () => {
  await page.viewport(390, 800);
  await openQueue('?item=3');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cyril Thomas');
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Review queue');
});

test('a double click decides one item, not the next one as well', async () => {
  const server = await openQueue('?item=1');
  await page.getByRole('button', { name: 'Approve' }).dblClick();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Cyril' })).toBeVisible();
  expect(server.listCalls(decideReview)).toMatchObject([{ item_id: 1 }]);
});

test('an item that was decided in another window is shown as decided', async () => {
  const [first] = waitingItems;
  const server = await openQueue('?item=1');
  server.refuse(decideReview, { code: 'review_decided' });
  server.answer(claimReview, { data: anOpenReviewWire({ ...first, state: 'approved' }) });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('The decision was not made');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test('who manages a profile is said to a moderator, not in the words of its owner', async () => {
  await openQueue('?item=1');
  await expect
    .element(page.getByText('Profile managed by: Parents, for their daughter').first())
    .toBeVisible();
  await expect.element(page.getByText('My Daughter')).not.toBeInTheDocument();
});

test('several photos of one member are numbered', async () => {
  const photos = [11, 12].map((item_id) => anOpenReviewWire({ item_id, u_id: 40, kind: 'photo' }));
  await openQueue('', photos);
  await expect.element(page.getByRole('link', { name: /Photo 1 of 2/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Photo 2 of 2/ })).toBeVisible();
});
