import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { uploadPhoto } from '#contract/photos/photos.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openMyProfile } from './support/my-profile.ts';
import { dialogOf, notices } from './support/outcomes.ts';
import { aProfileWire } from './support/wire-profile.ts';
import { pickFiles } from './support/fake-upload.ts';

test('a file that is no photo is refused at once, with the reason', async () => {
  const { server } = await openMyProfile({ search: '?section=photos' });
  const add = page.getByRole('button', { name: 'Add photo 1', exact: true });
  await expect.element(add).toBeVisible();
  const type = 'image/jpeg';
  pickFiles(add.element().parentElement, [
    new File(['This is a text'], 'holiday.jpg', { type }),
    new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'phone.jpg', { type }),
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type }),
  ]);
  const outcome = dialogOf('Some photos cannot be used');
  await expect.element(outcome.getByText('holiday.jpg: This file is not a photo')).toBeVisible();
  await expect.element(outcome.getByText('phone.jpg: HEIC photos cannot be used here.')).toBeVisible();
  await expect.element(outcome.getByText('large.jpg: A photo can be at most 10 MB.')).toBeVisible();
  await expectAccessible();
  await outcome.getByRole('button', { name: 'OK' }).click();
  await expect.element(add).toBeVisible();
  expect(server.listCalls(uploadPhoto)).toEqual([]);
});

test('a removal is sent when the page is left while an earlier change is still being saved', async () => {
  const [first, second] = ['/photos/first.webp', '/photos/second.webp'];
  const { server } = await openMyProfile({
    search: '?section=photos',
    profile: aProfileWire({ u_images: [first, second] }),
  });
  const release = server.hold(updateProfile);
  await page.getByRole('button', { name: 'More options for photo 2' }).click();
  await page.getByRole('menuitem', { name: 'Make it the profile photo' }).click();
  await expect.poll(() => server.listCalls(updateProfile)).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.element(notices).toHaveTextContent('Photo 1 is removed.');
  window.dispatchEvent(new Event('beforeunload'));
  await expect
    .poll(() => server.listCalls(updateProfile).at(1))
    .toEqual({ images: [], previous: { u_images: [first] } });

  // The page stays after all.
  release();
  await expect.element(page.getByRole('heading', { name: 'Add more photos (0/4)' })).toBeVisible();
  expect(server.listCalls(updateProfile).at(-1)).toMatchObject({ images: [] });
});
