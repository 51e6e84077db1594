import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decideStory, deleteStory, editStory, showReviewedStory } from '#contract/stories/story-review.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { tellLive } from '../support/fake-socket.ts';
import { press } from '../support/keys.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { expectOutcome, notices } from '../support/outcomes.ts';
import { anApprovedStory, answerStories, aReviewedStory, openStories } from './stories-desk.ts';

const first = aReviewedStory();
const second = aReviewedStory({ ss_id: 2, bride_firstname: 'Binu', ss_created_at: '2026-03-02T09:00:00Z' });
const address = '/admin-successStoryView?id=1';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const approve = () => page.getByRole('button', { name: /^Approve the story/ });
const field = () => page.getByLabelText('Text of the story');

test('a story is shown in full with both people and their answers', async () => {
  await openStories(address, { stories: [{ ...first, ss_groom_answer: null }, second] });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Success Story');
  for (const shown of [
    'Review the story and ensure it meets guidelines before deciding',
    'Asha Mathew',
    'Rahul Nair',
    'Saturday, February 14, 2026',
    'Kottayam',
    'Agreed to this story',
    'No answer yet',
  ]) {
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'ITM21' }))
    .toHaveAttribute('href', '/user-profileView?userId=21');
});

test('a story that is not there says so, also without a number in the address', async () => {
  const prepare = (fake: Parameters<typeof answerStories>[0]) =>
    fake.refuse(showReviewedStory, { code: 'not_found' });
  await openStories(address, { prepare });
  await expect.element(page.getByRole('heading', { name: 'There is no such story' })).toBeVisible();
  await openStories('/admin-successStoryView');
  await expect
    .element(page.getByText('It may have been deleted, or the couple may have withdrawn it.').first())
    .toBeVisible();
});

test('by the keyboard a story is approved, the next one opened and rejected', async () => {
  const screen = await openStories(address, { stories: [first, second] });
  const { server } = screen;
  await expect.element(approve()).toBeVisible();
  const release = server.hold(decideStory);
  await userEvent.keyboard('aa');
  release();
  await expect.element(notices).toHaveTextContent('Story Approved! Success story approved successfully.');
  await expect.element(page.getByText('APPROVED', { exact: true })).toBeVisible();
  await userEvent.keyboard('j');
  await expectAddress(screen, '/admin-successStoryView?id=2');
  await expect.element(page.getByText('Binu Mathew')).toBeVisible();
  await expect.element(page.getByText('A approve, R reject', { exact: true })).toBeVisible();
  await userEvent.keyboard('r');
  const question = { title: 'Reject this story?', text: 'You can still approve it for 30 days.' };
  await expectOutcome({ ...question, button: 'Cancel' });
  await userEvent.keyboard('r');
  await expectOutcome({ ...question, button: 'Yes, reject it' });
  await expect.element(page.getByText('REJECTED', { exact: true })).toBeVisible();
  await expect.element(page.getByText('No other story is waiting.')).toBeVisible();
  await expect.element(page.getByText('A approve', { exact: true })).toBeVisible();
  expect(server.listCalls(decideStory)).toEqual([
    { story_id: 1, previous: 'pending', status: 'approved' },
    { story_id: 2, previous: 'pending', status: 'rejected' },
  ]);
});

test('the key of the approval asks for the record too, which stands at the story afterwards', async () => {
  const silent = { ...first, ss_bride_answer: null, ss_not_agreed: 'bride' } as const;
  const { server } = await openStories(address, { stories: [silent] });
  await expect.element(approve()).toBeVisible();
  await userEvent.keyboard('a');
  const record = page.getByRole('dialog', { name: 'How did they agree?' });
  await expect.element(record).toHaveTextContent('We have no agreement of the bride from the last 90 days.');
  await record.getByRole('button', { name: 'Cancel' }).click();
  await userEvent.keyboard('a');
  const agreement = 'Asha wrote a letter on 2 March.';
  await record.getByLabelText('Who agreed, how and when').fill(agreement);
  answerStories(server, [{ ...silent, ss_agreement: agreement }]);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('APPROVED', { exact: true })).toBeVisible();
  await expect.element(page.getByText(agreement, { exact: true })).toBeVisible();
  expect(server.listCalls(decideStory)).toEqual([
    { story_id: 1, previous: 'pending', status: 'approved', agreement },
  ]);
});

test('what one of the couple objects to cannot be approved, by no key either', async () => {
  const { server } = await openStories(address, { stories: [{ ...first, ss_groom_answer: 'objected' }] });
  await expect.element(page.getByText('Objects to this story')).toBeVisible();
  await expect.element(approve()).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(approve())
    .toHaveAccessibleDescription('The groom objects, so the story cannot be approved.');
  await userEvent.keyboard('a');
  await press(approve(), '{Enter}');
  expect(server.listCalls(decideStory)).toEqual([]);
});

test('a block between the two is named before the story is approved', async () => {
  await openStories(address, { stories: [{ ...first, ss_is_blocked: true }] });
  await expect
    .element(page.getByText('One of the two has blocked the other, so visitors would not see this story.'))
    .toBeVisible();
  await expect.element(approve()).not.toHaveAttribute('aria-disabled');
});

test('an approved story that visitors do not see says why, and is deleted and restored', async () => {
  const story = anApprovedStory({ ss_bride_answer: 'objected', ss_is_shown: false, ss_order: 3 });
  const { server } = await openStories(address, { stories: [story] });
  await expect
    .element(page.getByText('Visitors do not see this story: the bride objects to it.'))
    .toBeVisible();
  server.answer(deleteStory, () => {
    server.refuse(showReviewedStory, { code: 'not_found' });
    return { data: null };
  });
  await page.getByRole('button', { name: /^Delete from success stories/ }).click();
  await expect.element(notices).toHaveTextContent('Story Deleted! Success story deleted successfully.');
  await expect
    .element(page.getByText('This story has been deleted. You can restore it within an hour.'))
    .toBeVisible();
  answerStories(server, [story]);
  await button('Restore').click();
  await expect.element(page.getByText('APPROVED', { exact: true })).toBeVisible();
  expect(server.listCalls(decideStory)).toEqual([{ story_id: 1, previous: 'deleted', status: 'approved' }]);
});

test('a typing error is corrected, and the text as it was sent stays beside it', async () => {
  const { server } = await openStories(address, {
    stories: [first],
    prepare: (fake) =>
      fake.answer(editStory, ({ story }) => {
        const edited = { ...first, ss_story: story, ss_original_story: first.ss_story };
        answerStories(fake, [{ ...edited, ss_edited_at: '2026-03-02T09:00:00Z' }]);
        return { data: edited };
      }),
  });
  await button('Correct the text').click();
  await expect.element(field()).toHaveFocus();
  await field().fill('');
  await button('Save').click();
  await expect.element(page.getByText('Write the story')).toBeVisible();
  await field().fill('We met in May. ');
  await button('Save').click();
  await expect.element(notices).toHaveTextContent('The corrected text is saved.');
  await expect.element(page.getByText('We met in May.', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'As the couple sent it' }))
    .toHaveTextContent(first.ss_story);
  expect(server.listCalls(editStory)).toEqual([
    { story_id: 1, story: 'We met in May. ', previous: first.ss_story },
  ]);
});

test('what was written stays when another administrator was faster, who chooses between the texts', async () => {
  const { server } = await openStories(address, {
    stories: [first],
    prepare: (fake) => fake.refuse(editStory, { code: 'story_changed' }),
  });
  await button('Correct the text').click();
  await field().fill('We met in May.');
  answerStories(server, [{ ...first, ss_story: 'We met in June.' }]);
  await button('Save').click();
  await expectOutcome({ title: 'The text was not saved', text: 'Another administrator changed this' });
  await expect.element(field()).toHaveValue('We met in May.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('We met in June.');
  await expect.element(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await button('Keep mine').click();
  server.answer(editStory, ({ story }) => ({ data: { ...first, ss_story: story } }));
  await button('Save').click();
  await expect.element(field()).not.toBeInTheDocument();
  expect(server.listCalls(editStory).at(-1)).toEqual({
    story_id: 1,
    story: 'We met in May.',
    previous: 'We met in June.',
  });
});

test('the text of another administrator is taken when it arrives while one writes', async () => {
  const { server } = await openStories(address, { stories: [first] });
  await button('Correct the text').click();
  await field().fill('We met in May.');
  answerStories(server, [{ ...first, ss_story: 'We met in June.' }]);
  tellLive({ type: 'stories_changed' });
  await button('Use the other text').click();
  await expect.element(field()).toHaveValue('We met in June.');
  await button('Cancel').click();
  await expect.element(field()).not.toBeInTheDocument();
});

test('a correction that cannot be sent stays; leaving and cancelling ask first, and single keys rest', async () => {
  const screen = await openStories(address, {
    stories: [first, second],
    prepare: (fake) => fake.disconnect(editStory),
  });
  const leave = () => void screen.router.navigate({ to: '/admin-successStoryView', search: { id: 2 } });
  await button('Correct the text').click();
  await field().fill('We met in May.');
  await button('Save').click();
  await expectOutcome({ title: 'The text was not saved', text: 'We cannot reach the service' });
  await expect.element(field()).toHaveValue('We met in May.');
  leave();
  await expectOutcome({ title: 'Leave without saving?', text: 'not saved yet', button: 'Keep editing' });
  await expectAddress(screen, address);
  await button('Cancel').click();
  await expectOutcome({ title: 'Discard your changes?', text: 'will not be saved', button: 'Keep editing' });
  await expect.element(field()).toHaveValue('We met in May.');
  leave();
  await expectOutcome({
    title: 'Leave without saving?',
    text: 'not saved yet',
    button: 'Leave without saving',
  });
  await expectAddress(screen, '/admin-successStoryView?id=2');
  expect(screen.server.listCalls(decideStory)).toEqual([]);
});

test('a press that another administrator was faster than is refused, and what they decided is shown', async () => {
  const { server } = await openStories(address, { stories: [first] });
  await expect.element(approve()).toBeVisible();
  server.refuse(decideStory, { code: 'story_changed' });
  server.answer(showReviewedStory, { data: { ...first, ss_status: 'rejected' } });
  await approve().click();
  await expectOutcome({ title: 'Story approval failed', text: 'Another administrator changed this' });
  await expect.element(page.getByText('REJECTED', { exact: true })).toBeVisible();
});

test('single keys can be switched off', async () => {
  const { server } = await openStories(address, { stories: [first] });
  await page.getByLabelText('Single-key shortcuts').click();
  await userEvent.keyboard('a');
  await expect.element(approve()).not.toHaveAttribute('aria-keyshortcuts');
  expect(server.listCalls(decideStory)).toEqual([]);
});
