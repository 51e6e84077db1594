import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editSection, expectFact, openMyProfile, sectionOf, toggleOf } from '../support/my-profile.ts';
import { aProfileWire } from '../support/wire-profile.ts';

const label = (text: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${text}$`) });

test('a church in place of a community answers the question about the community', async () => {
  await openMyProfile({
    profile: aProfileWire({ u_community: 'Prefer not to say', u_denomination: 'Mar Thoma' }),
  });
  await expect.element(page.getByText('Mar Thoma').first()).toBeVisible();
  await expect.element(page.getByText('Prefer not to say')).not.toBeInTheDocument();
  await toggleOf('Religion background').click();
  await expectFact('Denomination or sect', 'Mar Thoma');
  await expect.element(label('Community')).not.toBeInTheDocument();
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

test.for([
  ['900000', '₹9.00 lakh a year'],
  ['2000000-3000000', '₹20–30 lakh a year'],
] as const)('a diet and an income of %s are said as on the profiles of others', async ([income, words]) => {
  await openMyProfile({ profile: aProfileWire({ u_diet: 'Non Veg', u_income_band: income }) });
  await toggleOf('Lifestyle').click();
  await expectFact('Diet', 'Non-Vegetarian');
  await toggleOf('Education & career').click();
  await expect.element(page.getByText(words).first()).toBeVisible();
});

test('the head of a section counts the lines below that are missing, and no optional ones', async () => {
  const faith = { u_religion: 'Hindu', u_community: 'Nair' } as const;
  await openMyProfile({ profile: aProfileWire({ ...faith, u_father: 'Mathew' }) });
  const linesOf = (text: RegExp) => page.getByRole('definition').filter({ hasText: text });
  const optional = linesOf(/^Not specified \(optional\)$/);
  const missing = linesOf(/^Not specified$/);
  await toggleOf('Family info').click();
  await expect.poll(() => missing.elements().length).toBeGreaterThan(2);
  await expect
    .element(sectionOf('Family info'))
    .toHaveTextContent(`${missing.elements().length} not specified`);
  await toggleOf('Religion background').click();
  await expect.poll(() => optional.elements().length).toBeGreaterThan(2);
  await expect
    .element(sectionOf('Religion background'))
    .toHaveTextContent(`${missing.elements().length} not specified`);
});

/** Opens the education and career of a member of medicine. */
async function editCareer() {
  await openMyProfile({ profile: aProfileWire({ u_profession_area: 'Medicine', u_working_as: 'Doctor' }) });
  const form = await editSection('Education & career');
  const field = (name: string) => form.getByRole('combobox', { name, exact: true });
  return { area: field('Profession area'), profession: field('Working as') };
}

test('a profession of another area is found, and its area is chosen with it', async () => {
  const { area, profession } = await editCareer();
  await profession.fill('nurs');
  await page.getByRole('option', { name: 'Staff nurse · Nursing and health care' }).click();
  await expect.element(profession).toHaveValue('Staff nurse');
  await expect.element(area).toHaveValue('Nursing and health care');
});

test('own words are kept only when they are chosen, and half a word chooses nothing', async () => {
  const { profession } = await editCareer();
  for (const words of ['Herb', 'Doc']) {
    await profession.fill(words);
    await expect.element(page.getByRole('option', { name: `Use “${words}”` })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(profession).toHaveValue('Doctor');
  }
  await profession.fill('Herbalist');
  await page.getByRole('option', { name: 'Use “Herbalist”' }).click();
  await expect.element(profession).toHaveValue('Herbalist');
});
