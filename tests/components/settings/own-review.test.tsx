import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addReview, removeReview } from '#contract/reviews/own-review.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { focus } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { anOwnReview, answerOwnReview } from '../support/reviews/wire-member-review.ts';

const open = (prepare: (server: FakeServer) => void) => openScreen('/settings?section=review', { prepare });

const stars = page.getByRole('radiogroup', { name: 'Your stars' });
const text = page.getByRole('textbox', { name: 'Your words' });
const name = page.getByRole('textbox', { name: 'Your name' });
const send = page.getByRole('button', { name: 'Send my review' });
const state = (words: string) => page.getByRole('heading', { name: words, exact: true });

describe('a first review', () => {
  test('is written by keyboard, and waits', async () => {
    const { server } = await open((fake) => {
      answerOwnReview(fake, null);
      fake.answer(addReview, { data: anOwnReview() });
    });
    await focus(stars.getByRole('radio', { name: '1 star: poor' }));
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(stars.getByRole('radio', { name: '4 stars: very good' })).toBeChecked();
    await userEvent.tab();
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('Kind and clear.');
    await userEvent.tab();
    await expect.element(name).toHaveFocus();
    await expect.element(page.getByText('Visitors read “Asha M.”')).toBeVisible();
    await focus(name);
    answerOwnReview(server, anOwnReview());
    await userEvent.keyboard('{Enter}');
    await expect.element(state('Waiting for approval')).toHaveFocus();
    await expect.element(notices).toHaveTextContent('Your review will be shown once we have read it.');
    await expect.element(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(server.listCalls(addReview)).toEqual([{ stars: 4, text: 'Kind and clear.', name: 'Asha Menon' }]);
  });

  test('without stars or words says what is missing, and the focus goes to the stars', async () => {
    const { server } = await open((fake) => answerOwnReview(fake, null));
    await send.click();
    await expect.element(page.getByText('Choose one to five stars')).toBeVisible();
    await expect.element(page.getByText('Write a few words')).toBeVisible();
    await expect.element(stars.getByRole('radio').first()).toHaveFocus();
    await expectAccessible();
    await text.fill('x'.repeat(1010));
    await expect.element(page.getByText('10 characters too many')).toBeVisible();
    expect(server.listCalls(addReview)).toEqual([]);
  });

  test('is sent once by a double press, and survives a failure and a reload', async () => {
    const screen = await open((fake) => {
      answerOwnReview(fake, null);
      fake.disconnect(addReview);
    });
    await stars.getByRole('radio', { name: '5 stars: excellent' }).click();
    await text.fill('Kind and clear.');
    await send.click();
    await expectOutcome({
      title: 'Error',
      text: 'We cannot reach the service. Please check your connection and try again.',
    });
    await screen.reload();
    await expect.element(text).toHaveValue('Kind and clear.');
    await expect.element(stars.getByRole('radio', { name: '5 stars: excellent' })).toBeChecked();
    screen.server.answer(addReview, { data: anOwnReview({ r_rating: 5 }) });
    const release = screen.server.hold(addReview);
    await send.dblClick();
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    answerOwnReview(screen.server, anOwnReview({ r_rating: 5 }));
    release();
    await expect.element(state('Waiting for approval')).toBeVisible();
    // One that failed, and one that arrived.
    expect(screen.server.listCalls(addReview)).toHaveLength(2);
    await screen.reload();
    await expect.element(state('Waiting for approval')).toBeVisible();
  });

  test('that is refused says why, and stays in the form', async () => {
    await open((fake) => {
      answerOwnReview(fake, null);
      fake.refuse(addReview, { code: 'too_many_review_changes' });
    });
    await stars.getByRole('radio', { name: '5 stars: excellent' }).click();
    await text.fill('Kind and clear.');
    await send.click();
    await expect
      .element(dialogOf('Your review was not sent'))
      .toHaveTextContent('You have changed your review often today.');
    await userEvent.keyboard('{Escape}');
    await expect.element(text).toHaveValue('Kind and clear.');
  });
});

describe('the written review', () => {
  test('shows its answer, is changed, and keeps what visitors see until the change is read', async () => {
    const published = anOwnReview({ r_status: 'published', r_answer: 'Thank you, Asha.' });
    const { server } = await open((fake) => answerOwnReview(fake, published));
    await expect.element(state('Approved')).toBeVisible();
    await expect.element(page.getByText('Thank you, Asha.')).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(text).toHaveValue('Kind and clear.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(state('Approved')).toHaveFocus();
    await page.getByRole('button', { name: 'Change' }).click();
    await text.fill('Kind, clear and slow.');
    const changed = anOwnReview({
      r_text: 'Kind, clear and slow.',
      r_published: { r_name: 'Asha M.', r_rating: 4, r_text: 'Kind and clear.' },
      r_answer: 'Thank you, Asha.',
    });
    server.answer(addReview, { data: changed });
    answerOwnReview(server, changed);
    await page.getByRole('button', { name: 'Save my review' }).click();
    await expect.element(state('Waiting for approval')).toBeVisible();
    const shown = page.getByRole('region', { name: 'What visitors see now' });
    await expect.element(shown).toHaveTextContent('Kind and clear.');
    await expect.element(shown).toHaveTextContent('Thank you, Asha.');
  });

  test('is removed after a question', async () => {
    const { server } = await open((fake) => {
      answerOwnReview(fake, anOwnReview({ r_status: 'published' }));
      fake.answer(removeReview, { data: null });
    });
    await page.getByRole('button', { name: 'Remove' }).click();
    answerOwnReview(server, null);
    await dialogOf('Remove your review?').getByRole('button', { name: 'Yes, remove it' }).click();
    await expect.element(notices).toHaveTextContent('Your review is removed.');
    await expect.element(text).toHaveValue('');
    expect(server.listCalls(removeReview)).toHaveLength(1);
  });
});
