import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { closePassing } from '#tests/journeys/support/accounts.ts';
import { noticesOf } from '#tests/journeys/support/notices.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { aChosenPhoto, expectPhoto, pickFiles, takeCrop } from '#tests/journeys/support/photos.ts';
import { profileSteps } from '#tests/journeys/support/profile-steps.ts';
import {
  editSection,
  expectCompleted,
  openProfile,
  saveSection,
  toggleOf,
} from '#tests/journeys/support/profile.ts';
import { test } from '#tests/journeys/support/journey.ts';

/** The sets and ranges of every section of the preference. */
const preferenceSteps: readonly [
  string,
  { ranges?: Record<string, [string, string]>; sets: Record<string, string> },
][] = [
  [
    'Partner basic info',
    {
      ranges: { Age: ['27', '34'], Height: ['164', '191'] },
      sets: {
        'Marital status': 'Never married',
        'Mother tongue': 'Malayalam',
        Religion: 'Christian',
        Community: 'Nadar',
      },
    },
  ],
  [
    'Partner location details',
    { sets: { Country: 'India', State: 'Kerala', District: 'Kollam', 'City or town': 'Add “Punalur”' } },
  ],
  [
    'Partner education & career',
    {
      ranges: { 'Annual income': ['500000', '2000000'] },
      sets: {
        Qualification: 'PhD',
        'Working with': 'Private company',
        'Profession area': 'Nursing and health care',
        'Working as': 'Midwife',
      },
    },
  ],
  ['Partner other details', { sets: { Diet: 'Non Veg' } }],
];

test('a profile is completed, from the facts of the registration to all', async ({ page, product }) => {
  test.slow();
  await openProfile(page, { person: await registerMember(product) });
  await expectCompleted(page, 16);
  for (const [title, fill] of profileSteps) {
    await fill(await editSection(page, title));
    await saveSection(page);
  }
  await expectCompleted(page, 62);

  await addPhotos(page);
  await expectCompleted(page, 66);

  for (const [title, wishes] of preferenceSteps) {
    const form = await editSection(page, title);
    for (const [label, ends] of Object.entries(wishes.ranges ?? {})) await chooseRange(form, { label, ends });
    for (const [label, value] of Object.entries(wishes.sets)) await addValue(form, { label, value });
    if (title === 'Partner other details')
      await form.getByRole('checkbox', { name: 'The member', exact: true }).check();
    await form.getByRole('button', { name: 'Save & Update' }).click();
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible();
    // On a phone the notice covers the next section for a while.
    const notices = noticesOf(page);
    await closePassing(notices, notices.getByRole('button', { name: 'Close' }).first());
  }
  await expectCompleted(page, 100);
  await expectAccessible(page);
  await page.reload();
  await expectCompleted(page, 100);
});

/** A profile picture, and four more photos. */
async function addPhotos(page: Page): Promise<void> {
  await pickFiles(page, { button: 'Add a profile photo', files: [await aChosenPhoto()] });
  await takeCrop(page);
  await expect(page.getByRole('button', { name: 'Change the profile photo' })).toBeVisible();
  await toggleOf(page, 'Add more photos (0/4)').click();
  const files = await Promise.all([1, 2, 3, 4].map((slot) => aChosenPhoto({ name: `photo-${slot}.jpg` })));
  await pickFiles(page, { button: 'Add photo 1', files });
  for (const slot of [1, 2, 3, 4]) {
    await expect(page.getByRole('dialog', { name: `Crop photo ${slot} of 4` })).toBeVisible();
    await takeCrop(page);
  }
  for (const slot of [1, 2, 3, 4]) await expectPhoto(page, slot);
}

async function chooseRange(
  form: Locator,
  { label, ends: [from, to] }: { label: string; ends: [string, string] },
): Promise<void> {
  await form.getByRole('combobox', { name: `${label}: from` }).selectOption(from);
  await form.getByRole('combobox', { name: `${label}: to` }).selectOption(to);
}

/** Chooses a value of a list, or adds own words. */
async function addValue(form: Locator, { label, value }: { label: string; value: string }): Promise<void> {
  const field = form.getByRole('combobox', { name: label, exact: true });
  await field.fill(value.replaceAll(/^Add “|”$/g, ''));
  const list = form.page().getByRole('listbox', { name: label, exact: true });
  await list.getByRole('option', { name: value, exact: true }).click();
  await form.page().keyboard.press('Escape');
}
