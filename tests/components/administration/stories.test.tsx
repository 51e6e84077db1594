import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askCouple, decideStory, deleteStory, listReviewedStories } from '#contract/stories/story-review.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { press } from '../support/keys.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import {
  anApprovedStory,
  answerStories,
  aReviewedStory,
  cardOf,
  openStories,
  sectionOf,
} from './stories-desk.ts';

const address = '/admin-succestories';
const waiting = aReviewedStory();
const objected = aReviewedStory({
  ss_id: 2,
  bride_firstname: 'Binu',
  name: 'Binu and Rahul',
  ss_bride_answer: 'objected',
  ss_groom_answer: 'agreed',
});
const approved = ['Cyril', 'Dev', 'Eapen'].map((name, index) =>
  anApprovedStory({
    ss_id: index + 10,
    groom_firstname: name,
    name: `Asha and ${name}`,
    ss_order: index + 1,
    ss_place: 'Thrissur',
  }),
);
const rejected = aReviewedStory({ ss_id: 30, groom_firstname: 'Finn', ss_status: 'rejected' });
const all = [waiting, objected, ...approved, rejected];

const button = (name: string) => page.getByRole('button', { name, exact: true });
const couplesOf = (section: string | RegExp) =>
  sectionOf(section)
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const review = 'Success stories in Review';
const manage = /Manage success stories/;

test('waiting and approved stories are listed as cards', async () => {
  await openStories(address, { stories: all });
  const card = cardOf('Asha and Rahul');
  for (const text of ['PENDING', 'Bride agreed', 'We met in spring and married in winter.']) {
    await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect
    .element(card.getByRole('link', { name: 'Read Full Story of Asha and Rahul' }))
    .toHaveAttribute('href', '/admin-successStoryView?id=1');
  const shown = cardOf('Asha and Cyril');
  await expect.element(shown.getByText('APPROVED', { exact: true })).toBeVisible();
  await expect.element(shown.getByText('On the home page', { exact: true })).toBeVisible();
  await expect.element(shown.getByText('Position 1 of 3')).toBeVisible();
  await expect.element(cardOf('Asha and Finn')).not.toBeInTheDocument();
});

test('the couple of a story from a stranger is asked by mail once somebody has read it', async () => {
  const unasked = aReviewedStory({ ss_is_asked: false, ss_bride_answer: null, ss_groom_answer: null });
  const { server } = await openStories(address, { stories: [unasked] });
  await expect.element(cardOf('Asha and Rahul').getByText('Bride: not asked yet')).toBeVisible();
  server.answer(askCouple, { data: { ...unasked, ss_is_asked: true } });
  await button('Ask both by mail: Asha and Rahul').click();
  await expect.element(notices.getByText('Both were asked by mail.')).toBeVisible();
  expect(server.listCalls(askCouple)).toEqual([{ story_id: 1 }]);
});

test('a long text is cut to 200 characters', async () => {
  const word = 'w'.repeat(300);
  await openStories(address, {
    stories: [
      aReviewedStory({ ss_story: `${'Spring '.repeat(40)}${word}`, bride_firstname: 'A'.repeat(60) }),
      anApprovedStory({
        ss_story: word.repeat(13),
        ss_order: 1,
        ss_is_shown: false,
        ss_is_on_landing: false,
      }),
    ],
  });
  const shown = sectionOf(review).getByText(/^Spring/);
  await expect.element(shown).toHaveTextContent(/…$/);
  expect(shown.element().textContent.length).toBeLessThanOrEqual(201);
  await expect.element(page.getByText(/one of the two is inactive, restricted after a report/)).toBeVisible();
});

test('a story is approved once by a double press, moves, and the approval is undone', async () => {
  const { server } = await openStories(address, { stories: all });
  await page.getByRole('button', { name: 'Approve the story of Asha and Rahul' }).dblClick();
  await expect.element(notices).toHaveTextContent('Story Approved! Success story approved successfully.');
  await expect.poll(() => couplesOf(manage)).toContain('Asha and Rahul');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(notices).toHaveTextContent('The story of Asha and Rahul is as it was.');
  await expect.poll(() => couplesOf(new RegExp(review))).toContain('Asha and Rahul');
  expect(server.listCalls(decideStory)).toEqual([
    { story_id: 1, previous: 'pending', status: 'approved' },
    { story_id: 1, previous: 'approved', status: 'pending' },
  ]);
});

test('a rejection is undone, or found among the rejected ones', async () => {
  const { server } = await openStories(address, { stories: all });
  await button('Reject the story of Asha and Rahul').click();
  await expect.element(notices).toHaveTextContent('Story Rejected! Success story rejected successfully.');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => server.listCalls(decideStory).map(({ status }) => status))
    .toEqual(['rejected', 'pending']);
  await page.getByRole('heading', { name: 'Rejected stories' }).click();
  await expect.element(cardOf('Asha and Finn').getByText('REJECTED')).toBeVisible();
  await button('Send back for review: the story of Asha and Finn').click();
  await expect.element(notices).toHaveTextContent('The success story is waiting for review again.');
  await expect.element(cardOf('Asha and Finn').getByText('PENDING')).toBeVisible();
});

test('a deleted story comes back by Undo', async () => {
  const { server } = await openStories(address, { stories: all });
  await button('Delete from success stories: the story of Asha and Dev').click();
  await expect.element(notices).toHaveTextContent('Story Deleted! Success story deleted successfully.');
  await expect.element(cardOf('Asha and Dev')).not.toBeInTheDocument();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cardOf('Asha and Dev')).toBeVisible();
  expect(server.listCalls(deleteStory)).toEqual([{ story_id: 11, previous: 'approved' }]);
  expect(server.listCalls(decideStory)).toEqual([{ story_id: 11, previous: 'deleted', status: 'approved' }]);
});

test('a story that one of the couple has not agreed to is approved with a record of how they did', async () => {
  const { server } = await openStories(address, {
    stories: [aReviewedStory({ ss_groom_answer: null, ss_not_agreed: 'groom' })],
  });
  await page.getByRole('button', { name: 'Approve the story of Asha and Rahul' }).click();
  const record = dialogOf('How did they agree?');
  await expect.element(record).toHaveTextContent('We have no agreement of the groom from the last 90 days.');
  await expect.element(record.getByLabelText('Who agreed, how and when')).toHaveFocus();
  const approve = record.getByRole('button', { name: 'Approve the story' });
  await approve.click();
  await expect.element(record.getByText('Write who agreed, how and when')).toBeVisible();
  await expectAccessible();
  expect(server.listCalls(decideStory)).toEqual([]);
  server.disconnect(decideStory);
  await record.getByLabelText('Who agreed, how and when').fill(' Both agreed by telephone on 3 March. ');
  await approve.click();
  // What was written stays for another try.
  await dialogOf('Something went wrong').getByText('Close', { exact: true }).click();
  answerStories(server, [waiting]);
  await approve.click();
  await expect.element(notices).toHaveTextContent('Story Approved!');
  await expect.element(record).not.toBeInTheDocument();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => server.listCalls(decideStory)).toHaveLength(3);
  const agreement = 'Both agreed by telephone on 3 March.';
  expect(server.listCalls(decideStory).slice(1)).toEqual([
    { story_id: 1, previous: 'pending', status: 'approved', agreement },
    { story_id: 1, previous: 'approved', status: 'pending' },
  ]);
});

test('a record for a story that another administrator has decided is refused, and the lists show why', async () => {
  const { server } = await openStories(address, {
    stories: [aReviewedStory({ ss_not_agreed: 'both' })],
    prepare: (fake) => fake.refuse(decideStory, { code: 'story_changed' }),
  });
  await page.getByRole('button', { name: 'Approve the story of Asha and Rahul' }).click();
  const record = dialogOf('How did they agree?');
  await record.getByLabelText('Who agreed, how and when').fill('Both agreed by telephone.');
  const before = server.listCalls(listReviewedStories).length;
  await record.getByRole('button', { name: 'Approve the story' }).click();
  await expectOutcome({ title: 'Story approval failed', text: 'Another administrator changed this' });
  await expect.element(record).not.toBeInTheDocument();
  await expect.poll(() => server.listCalls(listReviewedStories).length).toBeGreaterThan(before);
});

test('a story that one of the couple objects to says so and is not approved', async () => {
  const { server } = await openStories(address, { stories: all });
  const approve = button('Approve the story of Binu and Rahul');
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(approve)
    .toHaveAccessibleDescription('The bride objects, so the story cannot be approved.');
  await press(approve, '{Enter}');
  expect(server.listCalls(decideStory)).toEqual([]);
});

test.each([
  [
    'Approve the story of Asha and Rahul',
    decideStory,
    'Story approval failed',
    'Unable to approve story. Please try again.',
  ],
  [
    'Reject the story of Asha and Rahul',
    decideStory,
    'Story rejection failed',
    'Unable to reject story. Please try again.',
  ],
  [
    'Delete from success stories: the story of Asha and Dev',
    deleteStory,
    'Story deletion failed',
    'Unable to delete story. Please try again.',
  ],
] as const)('what fails is said with the documented words: %s', async (name, endpoint, title, unable) => {
  const { server } = await openStories(address, {
    stories: all,
    prepare: (fake) => fake.disconnect(endpoint),
  });
  await button(name).click();
  await dialogOf('Something went wrong').getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => server.listCalls(endpoint)).toHaveLength(2);
  const close = dialogOf('Something went wrong').getByText('Close', { exact: true });
  await expect.element(dialogOf('Something went wrong')).toHaveTextContent(unable);
  await close.click();
  await expect.element(close).not.toBeInTheDocument();
  // Another administrator was faster: the lists show it.
  server.refuse(endpoint, { code: 'story_changed' });
  const before = server.listCalls(listReviewedStories).length;
  await button(name).click();
  await expectOutcome({ title, text: 'Another administrator changed this in the meantime.' });
  await expect.poll(() => server.listCalls(listReviewedStories).length).toBeGreaterThan(before);
  server.refuse(endpoint, { code: 'not_found' });
  await button(name).click();
  await expectOutcome({ title, text: 'This story is no longer here' });
});

test('a search finds stories of every status, in which none is moved', async () => {
  const screen = await openStories(address, { stories: all });
  await page.getByLabelText('Search by name or place').fill('Thrissur');
  await expectAddress(screen, `${address}?search=Thrissur`);
  await expect.element(page.getByRole('heading', { name: 'Nothing found for “Thrissur”' })).toBeVisible();
  await expect.element(cardOf('Asha and Cyril')).toBeVisible();
  await expect.element(page.getByText('Clear the search to change the order.')).toBeVisible();
  await expect.element(button('Move the story of Asha and Dev earlier')).not.toBeInTheDocument();
});

test('j opens the first story that waits', async () => {
  const screen = await openStories(address, { stories: all });
  await expect.element(cardOf('Asha and Rahul')).toBeVisible();
  await userEvent.keyboard('j');
  await expectAddress(screen, '/admin-successStoryView?id=1');
});
