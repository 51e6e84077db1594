import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editSection, expectFact, openMyProfile, toggleOf } from '../support/my-profile.ts';
import { aProfileWire } from '../support/wire-profile.ts';

const label = (text: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${text}$`) });

test('a church in place of a community leaves the community without an answer', async () => {
  await openMyProfile({
    profile: aProfileWire({ u_community: 'Prefer not to say', u_denomination: 'Mar Thoma' }),
  });
  await expect.element(page.getByText('Mar Thoma').first()).toBeVisible();
  await expect.element(page.getByText('Prefer not to say')).not.toBeInTheDocument();
  await toggleOf('Religion background').click();
  await expectFact('Community', 'Not specified');
});

test('gotra and star are facts of the religions that have them', async () => {
  await openMyProfile({ profile: aProfileWire({ u_religion: 'Hindu', u_community: 'Nair' }) });
  await toggleOf('Religion background').click();
  await expect.element(label('Gotra')).toBeVisible();
});

test('a Christian is not asked for gotra and star, and what is stated stays', async () => {
  await openMyProfile({ profile: aProfileWire({ u_star: 'Rohini' }) });
  const form = await editSection('Religion background');
  await expect.element(form.getByLabelText(/^Star/)).toHaveValue('Rohini');
  await expect.element(form.getByText('Gotra')).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(label('Star.*')).toBeVisible();
  await expect.element(label('Gotra')).not.toBeInTheDocument();
});

test('a height is said with one number of centimetres, as it is offered', async () => {
  await openMyProfile({ profile: aProfileWire({ u_height: 162 }) });
  const form = await editSection('Basic info');
  await expect
    .element(form.getByRole('combobox', { name: 'Height' }))
    .toHaveDisplayValue('5 ft 4 in (163 cm)');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expectFact('Height', '5 ft 4 in (163 cm)');
});
