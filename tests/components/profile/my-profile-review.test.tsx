import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../support/accessibility.ts';
import { openMyProfile } from '../support/my-profile.ts';
import { aProfileWire } from '../support/wire-profile.ts';

const aPhoto = (state: 'waiting' | 'rejected', number: number) => ({
  path: `/photos/${String(number).repeat(24)}/960.jpg`,
  source: `/photos/${'s'.repeat(24)}/source.jpg`,
  width: 60,
  height: 80,
  placeholder: '',
  crop: { x: 0, y: 0, width: 1, height: 1 },
  review: { state, reason: state === 'rejected' ? 'no_face' : null },
});

test('a profile whose review is over says nothing about it', async () => {
  await openMyProfile();
  await expect.element(page.getByText('Waiting for review')).not.toBeInTheDocument();
});

test('a new profile that others do not see yet says so', async () => {
  await openMyProfile({ review: { kind: 'new', state: 'waiting', fields: [], reason: null } });
  await expect.element(page.getByText('Your profile is waiting for review')).toBeVisible();
});

test('a rejected change names its fields and the reason, and marks the fields', async () => {
  await openMyProfile({
    profile: aProfileWire({ u_city: 'Call me in Kochi' }),
    search: '?section=location',
    review: { kind: 'changed', state: 'rejected', fields: ['u_city'], reason: 'contact_details' },
  });
  const notice = page.getByRole('region', { name: 'Your changes were not accepted' });
  await expect.element(notice).toHaveTextContent(/The reason: It contains contact details.*City/);
  await expect.element(page.getByText('Not accepted', { exact: true }).first()).toBeVisible();
});

test('photos that wait or were rejected are marked, with the reason', async () => {
  const picture = aPhoto('rejected', 1);
  const other = aPhoto('waiting', 2);
  await openMyProfile({
    search: '?section=photos',
    profile: aProfileWire({
      u_profile_pic: picture.path,
      u_images: [other.path],
      u_photos: [picture, other],
    }),
  });
  const notice = page.getByRole('region', { name: 'A photo was not accepted' });
  await expect.element(notice).toHaveTextContent('The face cannot be seen well.');
  await expect.element(page.getByText('Not accepted', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Waiting for review', { exact: true }).first()).toBeVisible();
  await expectAccessible();
});
