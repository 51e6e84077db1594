import { expect, type Locator, type Page } from '@playwright/test';
import { aRegistration, type RegistrationInput } from '#tests/factories/a-registration.ts';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { countTaps, type TapCounter } from '#tests/journeys/support/count-taps.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import { aChosenPhoto, findCropDialog } from '#tests/journeys/support/photos.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

// The way of a mother on her phone, from the landing page to the first interest.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** From the landing page to the first interest, on either way. */
const mostTaps = 45;
/** When the matches are wanted before the questions of the guide. */
const mostScreens = 8;
/** With every question answered: the same screens, the four that ask more, and the one that crops the photo. */
const mostScreensOfAll = 13;
/** The five screens with every question answered, a photo, and the first interest. */
const mostGuidedTaps = 22;

const daughter = (): RegistrationInput =>
  aRegistration({
    profile_for: 'My Daughter',
    firstname: 'Anna',
    lastname: 'Kurian',
    community: 'Syrian Christian (Nasrani)',
  });

/** Three men who fit the first wishes of the daughter. */
async function addGrooms(product: Product): Promise<void> {
  for (const firstname of ['Joseph', 'Mathew', 'Thomas']) {
    await registerMember(product, { gender: 'Male', firstname, lastname: 'Varghese', dob: '1994-05-02' });
  }
}

test('the short way from the landing page to the first interest has few taps and screens @phone @gate-phone', async ({
  page,
  product,
}) => {
  await addGrooms(product);
  const counter = countTaps(page);
  await register(page, { product, counter, person: daughter() });
  await expectStep(page, 'Add a photo of your daughter');
  await counter.tap(page.getByRole('button', { name: 'Show the matches now' }));
  await expectStep(page, 'The first matches for your daughter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  await counter.tap(page.getByRole('button', { name: /^Send interest to/ }).first());
  await expect(page.getByText('Interest sent', { exact: true })).toBeVisible();
  await expectFew(counter, { most: mostScreens });
});

test('the whole way, with a photo and every question answered, has few taps and leads to the same matches @phone', async ({
  page,
  product,
}) => {
  await addGrooms(product);
  const counter = countTaps(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await register(page, { product, counter, person: daughter() });
  const before = counter.count().taps;

  await test.step('a photo', async () => {
    await expectStep(page, 'Add a photo of your daughter');
    await expect(page.getByText('1 of 5')).toBeVisible();
    await counter.pick(page.getByRole('button', { name: 'Add a photo' }), await aChosenPhoto());
    const crop = await findCropDialog(page);
    await counter.tap(crop.getByRole('button', { name: 'Use this photo' }));
    await expect(page.getByRole('img', { name: 'Profile photo of Anna Kurian' })).toBeVisible();
    await counter.tap(next);
  });
  await test.step('the basics', async () => {
    await expectStep(page, 'A little about your daughter');
    await chooseInSheet(page, { counter, question: 'How tall is your daughter?', option: '5 ft 4 in' });
    await counter.tap(page.getByRole('radio', { name: 'Never married' }));
    await counter.tap(next);
  });
  await test.step('education and work, where one question follows from the other', async () => {
    await expectStep(page, 'Your daughter’s education and work');
    const question = 'Your daughter’s highest qualification';
    await chooseInSheet(page, { counter, question, option: 'PhD' });
    await counter.tap(optionOf(page, 'Nursing and health care'));
    await counter.tap(optionOf(page, 'Midwife'));
    await counter.tap(next);
  });
  await test.step('the family', async () => {
    await expectStep(page, 'Your daughter’s family');
    const group = (name: string) => page.getByRole('group', { name });
    await counter.tap(group('How many brothers does your daughter have?').getByRole('radio', { name: '1' }));
    await counter.tap(group('How many sisters does your daughter have?').getByRole('radio', { name: '0' }));
    await counter.tap(page.getByRole('radio', { name: 'Middle', exact: true }));
    await counter.tap(next);
  });
  await test.step('the place, and the language that follows from the community', async () => {
    await expectStep(page, 'Where your daughter lives');
    await expect(page.getByRole('button', { name: /Which country/ })).toContainText('India');
    await chooseInSheet(page, { counter, question: 'Which state?', option: 'Kerala' });
    await counter.tap(optionOf(page, 'Kollam'));
    await expect(page.getByRole('button', { name: /mother tongue/i })).toContainText('Malayalam');
    await counter.tap(next);
  });
  await test.step('the wishes follow from the answers, and the first interest is one tap', async () => {
    await expectStep(page, 'The first matches for your daughter');
    await expect(page.getByRole('button', { name: /^Age / })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport();
    await counter.tap(page.getByRole('button', { name: /^Send interest to/ }).first());
    await expect(page.getByText('Interest sent', { exact: true })).toBeVisible();
  });
  await expectFew(counter, { most: mostScreensOfAll });
  expect(counter.count().taps - before).toBeLessThanOrEqual(mostGuidedTaps);

  await test.step('every wish can be changed, and the back button closes its sheet alone', async () => {
    await page.getByRole('button', { name: /^Never married/ }).tap();
    await expect(dialogOf(page, 'Marital status')).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page, 'Marital status')).toBeHidden();
    await expectStep(page, 'The first matches for your daughter');
  });
  await test.step('everything is in the profile, and the guide is over', async () => {
    await page.getByRole('link', { name: 'Go to the dashboard' }).tap();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/welcome/family');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/myProfile?section=career');
    await expect(page.getByText('Midwife').first()).toBeVisible();
  });
});

test('leaving and returning goes on where it stopped, and nothing is lost @phone', async ({
  page,
  product,
}) => {
  const counter = countTaps(page);
  await register(page, { product, counter, person: daughter() });
  await page.getByRole('button', { name: 'Skip this step' }).tap();
  await chooseInSheet(page, { counter, question: 'How tall is your daughter?', option: '5 ft 4 in' });
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your daughter’s education and work');
  await page.getByRole('link', { name: 'Finish later' }).tap();
  await expect(page.getByText('You stopped at step 3 of 5.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).tap();
  await expect(page).toHaveURL('/welcome/career');
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page.getByRole('button', { name: /How tall is your daughter/ })).toContainText('5 ft 4 in');
});

/** What was counted stands in the report of the run, whether it is few or not. */
async function expectFew(counter: TapCounter, { most }: { most: number }): Promise<void> {
  await counter.look();
  const { taps, screens } = counter.count();
  const way = counter.screens.join(' › ');
  test.info().annotations.push({ type: 'count', description: `${taps} taps, ${screens} screens: ${way}` });
  expect(taps, way).toBeLessThanOrEqual(mostTaps);
  expect(screens, way).toBeLessThanOrEqual(most);
}

type Registering = { product: Product; counter: TapCounter; person: RegistrationInput };

/** Registers on the landing page and enters the code, as the dialog asks for it. */
async function register(page: Page, { product, counter, person }: Registering): Promise<void> {
  await openLanding(page);
  await counter.tap(page.getByRole('link', { name: 'FREE REGISTRATION' }));
  const dialog = dialogOf(page, 'Registration');
  const goOn = () => counter.tap(dialog.getByRole('button', { name: 'Continue' }));
  await counter.tap(dialog.getByRole('radio', { name: person.profile_for }));
  await expect(dialog.getByText('Gender: Female')).toBeVisible();
  await goOn();
  await counter.type(dialog.getByLabel('First name'), person.firstname);
  await counter.type(dialog.getByLabel('Last name'), person.lastname);
  const [year = '', month = '', day = ''] = person.dob.split('-');
  await counter.select(dialog.getByLabel('Day'), String(Number(day)));
  await counter.select(dialog.getByLabel('Month'), { index: Number(month) });
  await counter.select(dialog.getByLabel('Year'), year);
  await goOn();
  await counter.tap(dialog.getByRole('radio', { name: person.religion, exact: true }));
  await counter.type(dialog.getByRole('combobox', { name: 'Community' }), person.community.slice(0, 3));
  await counter.tap(dialog.getByRole('option', { name: person.community }));
  await goOn();
  await counter.type(dialog.getByLabel('E-mail address'), person.email);
  await counter.type(dialog.getByLabel('Mobile number'), person.mobile);
  await counter.type(dialog.getByLabel('Password', { exact: true }), person.password);
  await counter.type(dialog.getByLabel('Confirm password'), person.confirm_password);
  await counter.tap(dialog.getByRole('button', { name: 'Register' }));
  await enterCode(page, { product, counter, person });
}

/** Types the code that the registration has sent. */
async function enterCode(page: Page, { product, counter, person }: Registering): Promise<void> {
  const verify = dialogOf(page, 'Verify your e-mail address');
  const box = verify.getByRole('textbox', { name: 'Digit 1 of 4' });
  await expect(verify).toContainText('Registration Successful!');
  await counter.typeCode(box, await product.mailbox.readNextCode(person.email));
  await counter.tap(verify.getByRole('button', { name: 'Verify e-mail address' }));
  await expect(page).toHaveURL('/welcome/photo');
  // The screen shows that the person is in; nothing else says it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

function optionOf(page: Page, option: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${option}`) });
}

type Choosing = { counter: TapCounter; question: string; option: string };

async function chooseInSheet(page: Page, { counter, question, option }: Choosing): Promise<void> {
  await counter.tap(page.getByRole('button', { name: question }));
  await counter.tap(optionOf(page, option));
}
