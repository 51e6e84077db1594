import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchReviews, updateReview } from '#contract/reviews/admin-reviews.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { dialogOf, notices } from '../support/outcomes.ts';
import { anAdminReview, answerReviews } from '../support/reviews/wire-member-review.ts';

const asha = anAdminReview();
const george = anAdminReview({ r_id: 6, r_name: 'George Mathew', r_version: 3, r_text: 'Good.' });
const published = { r_status: 'published', r_decided_by: 'Tara Thomas' } as const;

const open = (path: string, prepare: (fake: FakeServer) => void) =>
  openScreen(path, { as: administrator, prepare });

const cardOf = (name: string) => page.getByRole('article', { name: `Review by ${name}` });

describe('the queue', () => {
  test('shows what waits', async () => {
    const screen = await open('/admin-reviews', (fake) => answerReviews(fake, [asha, george]));
    await expect.element(cardOf('Asha Menon')).toHaveTextContent('Kind and clear.');
    await expect.element(cardOf('George Mathew').getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(screen.server.listCalls(searchReviews).at(-1)).toMatchObject({ status: 'pending' });
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('All');
    await expectAddress(screen, '/admin-reviews?status=all');
    await expect.poll(() => screen.server.listCalls(searchReviews).at(-1)).not.toHaveProperty('status');
    await expect.element(page.getByRole('button', { name: '2 reviews are waiting' })).toBeVisible();
  });

  test('is worked through by keyboard', async () => {
    const { server } = await open('/admin-reviews', (fake) => {
      answerReviews(fake, [asha, george]);
      fake.answer(updateReview, { data: anAdminReview(published) });
    });
    await expect.element(cardOf('Asha Menon')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(cardOf('Asha Menon')).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(cardOf('George Mathew')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(cardOf('Asha Menon')).toHaveFocus();
    answerReviews(server, [george]);
    await userEvent.keyboard('a');
    await expect.element(notices).toHaveTextContent('The review is updated.');
    await expect.element(cardOf('Asha Menon')).not.toBeInTheDocument();
    await expect.element(cardOf('George Mathew')).toHaveFocus();
    await userEvent.keyboard('r');
    const why = page.getByRole('textbox', { name: 'Reason, which the member will read (optional)' });
    await expect.element(why).toHaveFocus();
    await userEvent.keyboard('a{Escape}');
    await expect.element(cardOf('George Mathew').getByRole('button', { name: /^Reject/ })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(why).toHaveFocus();
    await userEvent.keyboard('No number, please.');
    answerReviews(server, []);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(server.listCalls(updateReview)).toEqual([
      { review_id: 5, version: 1, status: 'published' },
      { review_id: 6, version: 3, status: 'rejected', reason: 'No number, please.' },
    ]);
  });
});

describe('a review', () => {
  test('is published once by a double press', async () => {
    const { server } = await open('/admin-reviews', (fake) => {
      answerReviews(fake, [asha, george]);
      fake.answer(updateReview, { data: anAdminReview(published) });
    });
    const release = server.hold(updateReview);
    await cardOf('Asha Menon').getByRole('button', { name: 'Approve' }).dblClick();
    answerReviews(server, [george]);
    release();
    await expect.element(cardOf('Asha Menon')).not.toBeInTheDocument();
    expect(server.listCalls(updateReview)).toHaveLength(1);
  });

  test('that somebody changed in the meantime is shown again', async () => {
    const { server } = await open('/admin-reviews', (fake) => {
      answerReviews(fake, [asha]);
      fake.refuse(updateReview, { code: 'member_review_changed' });
    });
    await expect.element(cardOf('Asha Menon')).toBeVisible();
    answerReviews(server, [anAdminReview({ r_version: 2, r_text: 'Other words.' })]);
    await cardOf('Asha Menon').getByRole('button', { name: 'Approve' }).click();
    await expect
      .element(dialogOf('The review was not updated'))
      .toHaveTextContent('This review has changed since you opened it.');
    await userEvent.keyboard('{Escape}');
    await expect.element(cardOf('Asha Menon')).toHaveTextContent('Other words.');
  });

  test('that is changed shows what visitors see, which can be taken down as well', async () => {
    const { server } = await open('/admin-reviews', (fake) => {
      answerReviews(fake, [
        anAdminReview({
          r_text: 'New words.',
          r_published: { r_name: 'Asha M.', r_rating: 5, r_text: 'Old words.' },
          r_is_writer_shown: false,
        }),
      ]);
      fake.answer(updateReview, { data: anAdminReview({ r_status: 'rejected' }) });
    });
    const card = cardOf('Asha Menon');
    await expect.element(card).toHaveTextContent('Old words.');
    await expect.element(card).toHaveTextContent('Not shown at present');
    await card.getByRole('button', { name: 'Reject' }).click();
    await card.getByRole('checkbox', { name: 'Also stop showing the approved version' }).click();
    await expectAccessible();
    await card.getByRole('form').getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => server.listCalls(updateReview)).toHaveLength(1);
    expect(server.listCalls(updateReview)).toEqual([
      { review_id: 5, version: 1, status: 'rejected', take_down: true },
    ]);
  });

  test('is published with an answer, whose draft survives a reload', async () => {
    const screen = await open('/admin-reviews', (fake) => {
      answerReviews(fake, [asha]);
      fake.disconnect(updateReview);
    });
    const card = cardOf('Asha Menon');
    await card.getByRole('button', { name: 'Reply' }).click();
    const field = card.getByRole('textbox');
    const publish = card.getByRole('button', { name: 'Approve with this reply' });
    await publish.click();
    await expect.element(card).toHaveTextContent('Write a reply');
    await field.fill('Thank you.');
    await screen.reload();
    await expect.element(field).toHaveValue('Thank you.');
    screen.server.answer(updateReview, { data: anAdminReview({ ...published, r_answer: 'Thank you.' }) });
    answerReviews(screen.server, []);
    await publish.click();
    await expect.element(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(screen.server.listCalls(updateReview).at(-1)).toEqual({
      review_id: 5,
      version: 1,
      answer: 'Thank you.',
      status: 'published',
    });
  });

  test('that is published is taken down, and its answer is removed', async () => {
    const { server } = await open('/admin-reviews?status=published', (fake) => {
      answerReviews(fake, [anAdminReview({ ...published, r_answer: 'Thank you.' })]);
      fake.answer(updateReview, { data: anAdminReview(published) });
    });
    const card = cardOf('Asha Menon');
    await expect.element(card.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Change the reply' }).click();
    await expect.element(card.getByRole('textbox')).toHaveValue('Thank you.');
    await card.getByRole('button', { name: 'Remove the reply' }).click();
    await expect.element(card).toHaveFocus();
    await card.getByRole('button', { name: 'Stop showing' }).click();
    await card.getByRole('form').getByRole('button', { name: 'Stop showing' }).click();
    await expect
      .poll(() => server.listCalls(updateReview))
      .toEqual([
        { review_id: 5, version: 1, answer: '' },
        { review_id: 5, version: 1, status: 'rejected' },
      ]);
  });
});
