import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { countFitting, showPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import type { PreferenceWire } from '#contract/preferences/preference.wire.ts';
import { expectAccessible } from './support/accessibility.ts';
import { makeChoiceLists } from './support/choice-lists.ts';
import type { FakeServer } from './support/fake-server.ts';
import { editSection, openMyProfile, saveButton, sectionOf, toggleOf } from './support/my-profile.ts';
import { dialogOf } from './support/outcomes.ts';
import { measureOverflow, showNarrowDarkReversed } from './support/views.ts';
import { aPreferenceWire, saveInPreference } from './support/wire-preference.ts';

const basic = 'Partner basic info';
const location = 'Partner location details';
const success = 'Partner preference updated successfully';
const completion = { percentage: 16, missing: [] };
const one = { count: 1, has_more: false };
const none = { count: 0, has_more: false };

/** Stores what is saved; one member fits all criteria except a town. */
function answerPreference(server: FakeServer, stated: Partial<PreferenceWire> = {}): void {
  let stored = aPreferenceWire(stated);
  server.answer(showPreference, () => ({ data: [stored], completion }));
  server.answer(updatePreference, (form) => {
    stored = saveInPreference(stored, form);
    return { data: [stored], completion };
  });
  server.answer(countFitting, ({ city }) => ({
    data:
      city === undefined
        ? { fitting: one, fitting_half: one, fitting_must_haves: one, loosen: [] }
        : {
            fitting: none,
            fitting_half: one,
            fitting_must_haves: one,
            loosen: [{ criterion: 'city', ...one }],
          },
  }));
}

const endOf = (form: Locator, end: 'from' | 'to') => form.getByRole('combobox', { name: `Age: ${end}` });

async function chooseAge(form: Locator, [from, to]: [string, string]): Promise<void> {
  await endOf(form, 'from').selectOptions(from);
  await endOf(form, 'to').selectOptions(to);
}

test('when no one fits, the excluding criterion is named and can be dropped', async () => {
  await openMyProfile({ prepare: (server) => answerPreference(server, { pp_religion: 'Jain' }) });
  const form = await editSection(location);
  const town = form.getByRole('combobox', { name: 'City or town' });
  await town.click();
  await userEvent.keyboard('Nowhere');
  await expect.element(form.getByRole('option', { name: 'Add “Nowhere”' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByRole('button', { name: 'Remove Nowhere' })).toBeVisible();
  await expect.element(form).toHaveTextContent('Nobody fits everything');
  await expect
    .element(form)
    .toHaveTextContent('If you leave out “City or town”, 1 profile fits everything else.');
  await form.getByRole('button', { name: 'Leave out: City or town' }).click();
  await expect.element(form).toHaveTextContent('1 profile fits everything');
  await expect.element(town).toHaveFocus();
});

test('all parts of a community are one chip, which one press or Backspace removes', async () => {
  const parts = ['Brahmin – Iyer', 'Brahmin – Iyengar', 'Brahmin – Other'];
  const brahmins = parts.map((label) => ({ code: label, label, parent: 'hindu' }));
  await openMyProfile({
    prepare: (fake) => {
      answerPreference(fake, { pp_religion: 'Hindu', pp_community: ['Nair', ...parts].join(',') });
      const lists = makeChoiceLists();
      fake.answer(listChoices, { data: { ...lists, community: [...lists.community, ...brahmins] } });
    },
  });
  const form = await editSection(basic);
  const chips = form.getByRole('list', { name: 'Community: chosen' }).getByRole('button');
  const whole = form.getByRole('button', { name: 'Remove Brahmin (all)' });
  await expect.element(whole).toBeVisible();
  expect(chips.elements()).toHaveLength(2);
  await form.getByRole('combobox', { name: 'Community', exact: true }).click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(whole).not.toBeInTheDocument();
  await expect.poll(() => chips.elements().map(({ textContent }) => textContent)).toEqual(['Nair']);
});

test('sub-communities of the religion are offered, own words elsewhere, and both can be must-haves', async () => {
  const { server } = await openMyProfile({
    prepare: (fake) => answerPreference(fake, { pp_religion: 'Hindu' }),
  });
  const form = await editSection(basic);
  const optionsOf = async (label: string) => {
    await form.getByRole('combobox', { name: label }).click();
    const options = form.getByRole('listbox', { name: label }).getByRole('option');
    return options.elements().map(({ textContent }) => textContent);
  };
  await expect.poll(() => optionsOf('Sub-community')).toEqual(['Kiriyathil', 'Illathu']);
  await form.getByRole('option', { name: 'Illathu' }).click();
  await userEvent.keyboard('{Tab}');
  await form.getByRole('combobox', { name: 'Denomination or sect' }).click();
  await userEvent.keyboard('Vaishnava{Enter}{Tab}');
  await expect.element(form.getByRole('button', { name: 'Remove Vaishnava' })).toBeVisible();
  await form.getByRole('switch', { name: 'Must have: Sub-community' }).click();
  await saveButton.click();
  await expect.element(sectionOf(basic)).toHaveTextContent(/Sub-communityIllathu\s*Must have/);
  expect(server.listCalls(updatePreference)).toEqual([
    expect.objectContaining({
      sub_community: 'Illathu',
      denomination: 'Vaishnava',
      must_have: 'sub_community',
    }),
  ]);
});

test('a reversed range has a message and is not saved', async () => {
  const { server } = await openMyProfile({ prepare: answerPreference });
  const form = await editSection(basic);
  await chooseAge(form, ['40', '30']);
  await expect.element(form.getByRole('alert')).toHaveTextContent('“From” must not be larger than “To”.');
  await saveButton.click();
  await expect.element(endOf(form, 'from')).toHaveFocus();
  await expect
    .element(form.getByRole('group', { name: 'Age' }))
    .toHaveAccessibleDescription(/^“From” must not be larger/);
  await expectAccessible();
  expect(server.listCalls(updatePreference)).toEqual([]);
});

test('unsaved criteria survive a reload, and leaving asks first', async () => {
  const screen = await openMyProfile({ prepare: answerPreference });
  const form = await editSection(basic);
  await chooseAge(form, ['28', '34']);
  await screen.reload();
  await expect.element(form).toHaveTextContent('It is not saved yet.');
  await expect.element(endOf(form, 'to')).toHaveValue('34');
  await toggleOf(location).click();
  await dialogOf('Leave without saving?').getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(endOf(form, 'from')).toHaveValue('28');
  await saveButton.click();
  await expect.element(sectionOf(basic).getByText('28 to 34 years')).toBeVisible();
});

test('without a network no chosen value is lost', async () => {
  const { server } = await openMyProfile({ prepare: answerPreference });
  await chooseAge(await editSection(basic), ['28', '34']);
  server.disconnect(updatePreference);
  await saveButton.click();
  const failed = dialogOf('Update failed');
  await expect.element(failed).toHaveTextContent('Something went wrong while updating profile');
  answerPreference(server);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('status').filter({ hasText: success })).toBeInTheDocument();
  await expect.element(sectionOf(basic).getByText('28 to 34 years')).toBeVisible();
});

test('a conflict with another window about a criterion is shown for a decision', async () => {
  const { server } = await openMyProfile({ prepare: answerPreference });
  const form = await editSection(basic);
  await chooseAge(form, ['28', '34']);
  server.answer(showPreference, { data: [aPreferenceWire({ pp_age: '26-30' })], completion });
  server.refuse(updatePreference, {
    code: 'changed_elsewhere',
    errors: [{ field: 'age', message: 'This was changed in another window or on another device' }],
  });
  await saveButton.click();
  await expect.element(form).toHaveTextContent('Changed elsewhere to: 26 to 30 years');
  const keep = form.getByRole('button', { name: 'Keep mine' });
  await expect.element(keep).toHaveFocus();
  answerPreference(server, { pp_age: '26-30' });
  await keep.click();
  await expect.element(sectionOf(basic).getByText('28 to 34 years')).toBeVisible();
  expect(server.listCalls(updatePreference)).toEqual([
    { age: '28-34', previous: { pp_age: null } },
    { age: '28-34', previous: { pp_age: '26-30' } },
  ]);
});

test('the preference is accessible and fits on the narrowest screen, dark and from right to left', async () => {
  await showNarrowDarkReversed();
  await openMyProfile({ prepare: answerPreference });
  for (const name of [basic, location, 'Partner education & career', 'Partner other details']) {
    const form = await editSection(name);
    await expectAccessible();
    expect([name, measureOverflow()]).toEqual([name, 0]);
    await form.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('on a phone the count covers no field', async () => {
  await page.viewport(390, 844);
  await openMyProfile({ prepare: (server) => answerPreference(server, { pp_religion: 'Jain' }) });
  const form = await editSection(basic);
  const count = form.getByText(/fits everything/).element();
  const sticky = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'sticky' || sticky(element.parentElement));
  expect(sticky(count.closest('div'))).toBe(false);
});

test.for<[mustHave: string, words: string]>([
  ['religion', 'Saved. 1 meets your must-haves, and you meet theirs.'],
  ['', 'Saved. You have no must-haves yet.'],
])(
  'with the must-haves "%s" a saved section says so beside its heading, until the next change',
  async ([mustHave, words]) => {
    const stated = { pp_religion: 'Jain', pp_must_have: mustHave };
    await openMyProfile({ prepare: (server) => answerPreference(server, stated) });
    await chooseAge(await editSection(basic), ['25', '32']);
    await saveButton.click();
    const saved = sectionOf(basic).getByText(words);
    await expect.element(saved).toBeVisible();
    await toggleOf(basic).click();
    await expect.element(toggleOf(basic)).toHaveAttribute('aria-expanded', 'false');
    await expect.element(saved).toBeVisible();
    await editSection(basic);
    await expect.element(saved).not.toBeInTheDocument();
  },
);
