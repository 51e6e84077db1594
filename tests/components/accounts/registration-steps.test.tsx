import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLanding } from '../support/landing.ts';
import { dialogOf } from '../support/outcomes.ts';

const dialog = dialogOf('Registration');
const goOn = () => dialog.getByRole('button', { name: 'Continue' }).click();

async function fillName(): Promise<void> {
  await dialog.getByLabelText('Your daughter’s first name').fill('Asha');
  await dialog.getByLabelText('Your daughter’s last name').fill('Mathew');
  await dialog.getByLabelText('Day').selectOptions('14');
  await dialog.getByLabelText('Month').selectOptions('March');
  await dialog.getByLabelText('Year').selectOptions('1997');
}

async function fillFaith(): Promise<void> {
  await dialog.getByRole('radio', { name: 'Christian', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Community' }).fill('Goan');
}

test.for([
  [1440, 500],
  [390, 600],
] as const)('at %i × %i every step begins at its top, and shows how to go on', async ([width, height]) => {
  await page.viewport(width, height);
  await openLanding('?dialog=register', () => undefined);
  await dialog.getByRole('radio', { name: 'My Daughter' }).click();
  await goOn();
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= height;
  };
  const expectBegun = async (step: number) => {
    await expect.element(dialog.getByText(`Step ${step} of 4`)).toBeVisible();
    const line = dialog.getByRole('list').first().element();
    await expect.poll(() => isInView(line)).toBe(true);
    // The router scrolls once more when it has rendered.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isInView(line)).toBe(true);
    const button = dialog.getByRole('button', { name: step === 4 ? 'Register' : 'Continue' });
    expect(isInView(button.element())).toBe(true);
  };
  await expectBegun(2);
  await fillName();
  await goOn();
  await expectBegun(3);
  await fillFaith();
  await goOn();
  await expectBegun(4);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expectBegun(3);
  await goOn();
  await expectBegun(4);
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('Profile, done');
  await expect.element(dialog.getByRole('listitem').nth(3)).not.toHaveTextContent('done');
});

const community = dialog.getByRole('combobox', { name: 'Community' });

async function openFaith(): Promise<void> {
  await openLanding('?dialog=register', () => undefined);
  await dialog.getByRole('radio', { name: 'My Daughter' }).click();
  await goOn();
  await fillName();
  await goOn();
  await dialog.getByRole('radio', { name: 'Hindu', exact: true }).click();
}

test('a community that is typed over another one is the one that counts', async () => {
  await openFaith();
  await community.click();
  await userEvent.keyboard('Knanaya{Tab}');
  await expect.element(dialog.getByText('It is kept as you typed it.')).toBeVisible();
  await expect.element(community).toHaveValue('Knanaya');
  await userEvent.tripleClick(community);
  await userEvent.keyboard('Nayar{Tab}');
  await expect.element(community).toHaveValue('Nair');
  await expect.element(dialog.getByText('It is kept as you typed it.')).not.toBeInTheDocument();
  await goOn();
  await expect.element(dialog.getByLabelText('E-mail')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(community).toHaveValue('Nair');
});

test('a community that the browser fills in is read like a typed one', async () => {
  await openFaith();
  await community.fill('nayar');
  await goOn();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(community).toHaveValue('Nair');
});

test('a chosen card is as wide as before, so that no words break and no box moves', async () => {
  await page.viewport(390, 844);
  await openLanding('?dialog=register', () => undefined);
  const relation = dialog.getByRole('radio', { name: 'My Daughter' });
  const words = dialog.getByText('My Daughter');
  await expect.element(words).toBeVisible();
  const { width } = words.element().getBoundingClientRect();
  await relation.click();
  await expect.element(relation).toBeChecked();
  expect(words.element().getBoundingClientRect().width).toBe(width);
});
