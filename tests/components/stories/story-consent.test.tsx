import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerStory, showOwnStory } from '#contract/stories/stories.ts';
import type { OwnStoryWire } from '#contract/stories/story.wire.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectOutcome } from '../support/outcomes.ts';
import { anOwnStory } from './wire-story.ts';

const token = '7-13-abcdefghijklmnopqrstuvwxyz';
const save = page.getByRole('button', { name: 'Save my answer' });
const agree = page.getByRole('radio', { name: 'I agree' });
const object = page.getByRole('radio', { name: /I object/ });

const open = (story: Partial<OwnStoryWire> = {}, prepare: (server: FakeServer) => void = () => undefined) =>
  openScreen(`/story-consent?token=${token}`, {
    as: null,
    prepare: (fake) => {
      fake.answer(showOwnStory, { data: anOwnStory(story) });
      prepare(fake);
    },
  });

test('a person reads the story and agrees', async () => {
  const { server } = await open({}, (fake) =>
    fake.answer(answerStory, { data: anOwnStory({ ss_answer: 'agreed' }) }),
  );
  await expect.element(page.getByText('Married on 14 February 2026 in Kottayam')).toBeVisible();
  await agree.click();
  await expect
    .element(page.getByText(/use them for nothing else. To withdraw, open this link/))
    .toBeVisible();
  await page.getByRole('checkbox', { name: /Visitors may see my member ID/ }).click();
  await page.getByRole('radio', { name: /Keep it with my initial/ }).click();
  await save.click();
  await expectOutcome({ title: 'Your answer is saved', text: 'Thank you!' });
  expect(server.listCalls(answerStory)).toEqual([
    { token, answer: 'agreed', ending: 'initials', show_id: true, hide_profile: false },
  ]);
});

test('saving without an answer asks for one', async () => {
  const { server } = await open();
  await save.click();
  await expect.element(page.getByText('Choose one of the two')).toBeVisible();
  await expect.element(agree).toHaveFocus();
  await expectAccessible();
  expect(server.listCalls(answerStory)).toEqual([]);
});

test('who objects shows no ID and does not hide the profile, even when that was asked for', async () => {
  const { server } = await open({ ss_partner_is_hidden: true, ss_shows_id: true }, (fake) =>
    fake.answer(answerStory, { data: anOwnStory({ ss_answer: 'objected' }) }),
  );
  const hide = page.getByRole('checkbox', { name: /hide my profile/ });
  await expect.element(hide).toBeChecked();
  await expect.element(page.getByText('The profile of Asha is already hidden.')).toBeVisible();
  await object.click();
  await expect.element(hide).not.toBeInTheDocument();
  await save.click();
  await expectOutcome({ title: 'Your answer is saved', text: 'The story will not be shown.' });
  expect(server.listCalls(answerStory)).toMatchObject([{ show_id: false, hide_profile: false }]);
});

test('a person who agrees hides the profile with the same press when the partner asked for it', async () => {
  const { server } = await open({ ss_partner_is_hidden: true }, (fake) =>
    fake.answer(answerStory, { data: anOwnStory({ ss_answer: 'agreed', ss_is_hidden: true }) }),
  );
  await agree.click();
  await save.click();
  await expectOutcome({ title: 'Your answer is saved', text: 'Thank you!' });
  await expect.element(page.getByText(/Your profile is hidden from matches/)).toBeVisible();
  expect(server.listCalls(answerStory)[0]?.hide_profile).toBe(true);
});

test('an answer that does not arrive can be sent again', async () => {
  const { server } = await open({}, (fake) => fake.disconnect(answerStory));
  await agree.click();
  await save.click();
  await expectOutcome({ title: 'Your answer could not be saved', text: 'We cannot reach the service' });
  await expect.element(agree).toBeChecked();
  server.answer(answerStory, { data: anOwnStory({ ss_answer: 'agreed' }) });
  await save.click();
  await expectOutcome({ title: 'Your answer is saved', text: 'Thank you!' });
});

test.for([
  ['without a token', '/story-consent', () => undefined],
  [
    'of a story that is gone',
    `/story-consent?token=${token}`,
    (fake: FakeServer) => fake.refuse(showOwnStory, { code: 'not_found' }),
  ],
] as const)('a link %s says so', async ([, path, prepare]) => {
  await openScreen(path, { as: null, prepare });
  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test.for([
  ['approved', { ss_status: 'approved', ss_is_shown: true }, 'can be read by everyone'],
  ['approved, and not shown', { ss_status: 'approved' }, 'because one of you objects'],
  ['rejected', { ss_status: 'rejected' }, 'decided not to show it'],
] as const)('the page says that a story is %s', async ([, story, text]) => {
  await open(story);
  await expect.element(page.getByText(text)).toBeVisible();
});
