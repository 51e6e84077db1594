import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { addStory, answerStory, listOwnStories } from '#contract/stories/stories.ts';
import { expectAccessible } from '../support/accessibility.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen, type Screen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';
import { aProfileWire } from '../support/wire-profile.ts';
import { anOwnStory } from './wire-story.ts';
import { pickFiles } from '../support/fake-upload.ts';

const fieldOf = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: 'Submit story' });
const texts = {
  'Member ID of the bride': 'ITM12',
  'Member ID of the groom': '13',
  'Wedding date': '2026-02-14',
  'Your story': 'We met in spring and married in winter.',
};

/** As a visitor, or as the member of the tests. */
const openForm = (prepare: (server: FakeServer) => void = () => undefined, isMember = false) =>
  openScreen('/add-New-success-Story', { prepare, ...(!isMember && { as: null }) });

async function fill(): Promise<void> {
  for (const [label, value] of Object.entries(texts)) await fieldOf(label).fill(value);
}

async function pickPicture(file?: File): Promise<void> {
  await expect.element(page.getByRole('group', { name: 'Photo of the two of you' })).toBeVisible();
  pickFiles(document, [file ?? (await aPhotoOf(300, 600))]);
}

async function aPhotoOf(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'wedding.jpg', { type: 'image/jpeg' });
}

async function fillAll(): Promise<void> {
  await fill();
  await pickPicture();
  await expect.element(page.getByAltText('How the photo will look')).toBeVisible();
  await page.getByRole('checkbox').click();
}

test('an empty story has a message beside each missing field', async () => {
  const { server } = await openForm();
  await send.click();
  for (const sentence of [
    'Enter the member ID of the bride',
    'Enter the member ID of the groom',
    'Enter the date of the wedding',
    'Write the story',
    'Without this consent we cannot show the story',
  ]) {
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
  await expect.element(fieldOf('Member ID of the bride')).toHaveFocus();
  await expectAccessible();
  expect(server.listCalls(addStory)).toEqual([]);
});

test('a story is sent with the part of the picture that was chosen, and thanks follow', async () => {
  const { server } = await openForm((fake) => fake.answer(addStory, { data: { ss_id: 7 } }));
  await fillAll();
  const slider = page.getByRole('slider', { name: 'Move the part that is shown up or down' });
  await slider.fill('1');
  await expectAccessible();
  await send.click();
  await expectOutcome({
    title: 'Story Submitted!',
    text: 'Your story was sent to our team for review and will be displayed after approval.',
  });
  await expect.element(page.getByRole('heading', { name: 'Thank you for your story' })).toBeVisible();
  const [sent] = server.listCalls(addStory);
  expect(sent).toMatchObject({
    bride_id: 'ITM12',
    groom_id: '13',
    wedding_date: '2026-02-14',
    story: 'We met in spring and married in winter.',
    consent: 'true',
    crop: JSON.stringify({ x: 0, y: 0.625, width: 1, height: 0.375 }),
  });
  expect(sent?.file).toBeInstanceOf(File);
  expect(server.listCalls(addStory)).toHaveLength(1);
});

test('a second press while the story is sent sends nothing, and cancelling leaves the form as it was', async () => {
  const { server } = await openForm((fake) => {
    fake.answer(addStory, { data: { ss_id: 7 } });
    fake.hold(addStory);
  });
  await fillAll();
  await send.click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await send.click({ force: true });
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  for (const [label, value] of Object.entries(texts)) await expect.element(fieldOf(label)).toHaveValue(value);
  expect(server.listCalls(addStory)).toHaveLength(1);
});

test.for<[string, (server: FakeServer) => void, string]>([
  [
    'refused',
    (fake) => fake.refuse(addStory, { code: 'too_many_stories' }),
    'Too many stories have been sent in. Please try again tomorrow.',
  ],
  ['not delivered', (fake) => fake.disconnect(addStory), 'Unable to submit success story. Please try again.'],
])('a story that is %s says so and keeps what was typed', async ([, prepare, text]) => {
  await openForm(prepare);
  await fillAll();
  await send.click();
  await expectOutcome({ title: 'Failed to submit story', text });
  for (const [label, value] of Object.entries(texts)) await expect.element(fieldOf(label)).toHaveValue(value);
  await expect.element(page.getByAltText('How the photo will look')).toBeVisible();
});

test('a field or a picture that the server refuses is wrong at its place', async () => {
  const { server } = await openForm((fake) =>
    fake.refuse(addStory, {
      code: 'invalid_input',
      errors: [{ field: 'groom_id', message: 'Enter the member ID of the groom' }],
    }),
  );
  await fillAll();
  await send.click();
  await expect.element(page.getByText('Enter the member ID of the groom')).toBeVisible();
  await expect.element(fieldOf('Member ID of the groom')).toHaveFocus();
  server.refuse(addStory, { code: 'broken_photo' });
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose another photo' })).toHaveFocus();
});

test('a file that is too large, or no photo, is refused at once', async () => {
  await openForm();
  await pickPicture(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg'));
  await expect.element(page.getByText(/larger than 10 MB/)).toBeVisible();
  await pickPicture(new File(['<svg onload="alert(1)"/>'], 'photo.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText(/not a photo that we can use/)).toBeVisible();
  await pickPicture();
  await expect.element(page.getByAltText('How the photo will look')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('what was typed and the picture survive a reload, until the story is sent', async () => {
  const { reload } = await openForm((fake) => fake.answer(addStory, { data: { ss_id: 7 } }));
  await fillAll();
  await reload();
  for (const [label, value] of Object.entries(texts)) await expect.element(fieldOf(label)).toHaveValue(value);
  await expect.element(page.getByAltText('How the photo will look')).toBeVisible();
  await page.getByRole('checkbox').click();
  await send.click();
  await expectOutcome({ title: 'Story Submitted!', text: 'review' });
  await reload();
  await expect.element(fieldOf('Your story')).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

/** As a bride who is signed in and whose story was sent. */
async function sendAsBride(prepare: (server: FakeServer) => void): Promise<Screen> {
  const screen = await openForm((fake) => {
    fake.answer(showProfile, {
      data: [aProfileWire({ u_gender: 'Female' })],
      completion: { percentage: 100, missing: [] },
      review: null,
    });
    fake.answer(addStory, { data: { ss_id: 7 } });
    prepare(fake);
  }, true);
  await expect.element(fieldOf('Member ID of the bride')).not.toHaveValue('');
  await fieldOf('Member ID of the groom').fill('13');
  await fieldOf('Wedding date').fill('2026-02-14');
  await fieldOf('Your story').fill('We met.');
  await pickPicture();
  await page.getByRole('checkbox').click();
  await send.click();
  await dialogOf('Story Submitted!').getByRole('button', { name: 'OK' }).click();
  return screen;
}

test('a member of the couple says that they found each other, with one press', async () => {
  const own = { ...anOwnStory({ ss_side: 'bride' }), token: '7-12-token-of-the-link' };
  const { server } = await sendAsBride((fake) => {
    // A newer one, which a stranger may have sent in, is not agreed to.
    fake.answer(listOwnStories, { data: [{ ...own, ss_id: 8, token: '8-12-token-of-another' }, own] });
    fake.answer(answerStory, { data: anOwnStory({ ss_answer: 'agreed', ss_is_hidden: true }) });
  });
  await page.getByRole('button', { name: 'Yes, hide my profile' }).click();
  await expect.element(page.getByRole('heading', { name: 'We are happy for you!' })).toBeVisible();
  expect(server.listCalls(answerStory)).toEqual([
    { token: '7-12-token-of-the-link', answer: 'agreed', hide_profile: true },
  ]);
});

test.each<[string, (fake: FakeServer) => void, string]>([
  ['without a connection', (fake) => fake.disconnect(listOwnStories), 'We cannot reach the service.'],
  [
    'when the story is gone',
    (fake) => fake.answer(listOwnStories, { data: [] }),
    'Something went wrong. Please try again later.',
  ],
])('a profile that could not be hidden %s can be tried again', async (_name, prepare, text) => {
  await sendAsBride(prepare);
  const found = page.getByRole('button', { name: 'Yes, hide my profile' });
  await found.click();
  await expectOutcome({ title: 'Your profile could not be hidden', text });
  await expect.element(found).toBeEnabled();
});
