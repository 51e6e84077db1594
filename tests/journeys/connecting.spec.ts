import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import {
  cardOf,
  expectOutcome,
  pressTwice,
  shortlistOf,
  showContactTo,
} from '#tests/journeys/support/connecting.ts';
import { aBride, aGroom, answerOf, interestOf } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';

async function heightOf(card: Locator): Promise<number | undefined> {
  return (await card.boundingBox())?.height;
}

test('an interest is sent from a card, and its draft is stored until then @phone', async ({
  page,
  product,
}) => {
  const [asha, thomas] = [await aBride(product, 'Asha'), await aGroom(product, 'Thomas')];
  await shortlistOf(product, { by: asha, of: [thomas] });
  await signIn(page, asha);
  await page.goto('/shortlisted');
  const card = cardOf(page, thomas);
  await expect(card).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const before = await heightOf(card);
  await card.getByRole('button', { name: 'Send interest' }).click();
  const dialog = dialogOf(page, 'Send interest to Thomas');
  const message = dialog.getByLabel('Message');
  await expect(dialog).toContainText('Thomas Kurian');
  await expect(dialog).toContainText('72 / 500');
  await expect(dialog).toContainText('5 of 5 interests left today.');

  await message.fill('x'.repeat(501));
  await expect(dialog).toContainText('1 character too many');
  await dialog.getByRole('button', { name: 'Send interest' }).click();
  await expect(dialog.getByText('This text is too long')).toBeVisible();
  await message.fill('Greetings from our family');
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Send interest' })).toBeFocused();

  await card.getByRole('button', { name: 'Send interest' }).click();
  await expect(message).toHaveValue('Greetings from our family');
  await pressTwice(dialog.getByRole('button', { name: 'Send interest' }));
  const sent = card.getByRole('link', { name: 'Interest sent to Thomas Kurian' });
  await expect(sent).toBeFocused();
  expect(await heightOf(card)).toBe(before);
  await expectAccessible(page);
  await sent.press('Enter');
  await expect(page).toHaveURL('/inbox?tab=sent');
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toContainText('Greetings from our family');
});

test('an interest is answered from the profile; the declined sender sees why there is no button @phone', async ({
  page,
  product,
}) => {
  const [asha, thomas, paul] = [
    await aBride(product, 'Asha'),
    await aGroom(product, 'Thomas'),
    await aGroom(product, 'Paul'),
  ];
  await interestOf(product, { from: thomas, to: asha, message: 'Shall our families meet?' });
  const sent = await interestOf(product, { from: asha, to: paul });
  await answerOf(product, { by: paul, interest: sent, status: 'rejected' });
  await signIn(page, asha);
  await page.goto(`/partner-profile/${paul.id}`);
  await expect(page.getByRole('button', { name: 'Declined by Him' })).toBeDisabled();

  await page.goto(`/partner-profile/${thomas.id}`);
  await page.getByRole('button', { name: 'Answer interest of Thomas Kurian' }).click();
  const dialog = dialogOf(page, 'Interest from Thomas');
  await expect(dialog).toContainText('Shall our families meet?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByLabel('Message Thomas Kurian')).toBeFocused();
  await expectAccessible(page);
});

test('contact details are shown for a view of the day, after a confirmation @gate-desktop', async ({
  page,
  product,
  problems,
  context,
}) => {
  problems.expect(/(?:403|429) .*contact\/send/, /status of (?:403|429)/, /ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asha = await aBride(product, 'Asha');
  const [thomas, paul] = [await aGroom(product, 'Thomas'), await aGroom(product, 'Paul')];
  await shortlistOf(product, { by: asha, of: [thomas, paul] });
  await signIn(page, asha);
  await page.goto('/shortlisted');
  const ask = async (firstname: string) => {
    // Below a profile, namesakes of other journeys may be similar to them.
    await page
      .getByRole('button', { name: `Contact details of ${firstname}` })
      .first()
      .click();
    return dialogOf(page, `Contact details of ${firstname}`);
  };
  await page.route('**/api/contact/send', (route) => route.abort());
  const dialog = await ask('Thomas');
  await expect(dialog).toContainText('This will use your last contact view for today.');
  await expect(dialog).toContainText('He will be notified that you viewed his contact details.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show contact details' }).click();
  await expectOutcome(page, {
    title: 'Error',
    text: 'We cannot reach the service. Please check your connection and try again.',
  });
  await page.unroute('**/api/contact/send');

  for (const [audience, text] of [
    ['nobody', 'This member does not share contact details. You have not used a contact view.'],
    [
      'accepted',
      'This member shares contact details only after an interest is accepted. You have not used a contact view.',
    ],
  ] as const) {
    await showContactTo(product, { of: thomas, audience });
    await (await ask('Thomas')).getByRole('button', { name: 'Show contact details' }).click();
    await expectOutcome(page, { title: 'Contact details not shown', text });
  }
  await showContactTo(product, { of: thomas, audience: 'members' });

  await pressTwice((await ask('Thomas')).getByRole('button', { name: 'Show contact details' }));
  const email = dialog.getByRole('link', { name: thomas.email });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('href', `mailto:${thomas.email}`);
  await expect(dialog.getByRole('link', { name: /^\+91 \d{5} \d{5}$/ })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await expect(dialog).toContainText('That was your last contact view for today.');
  await dialog.getByRole('button', { name: 'Copy the e-mail address' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(thomas.email);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Contact details of Thomas' })).toBeFocused();

  await expect(await ask('Paul')).toContainText(
    /used today’s contact view.*You will get a new one on \d+ \w+ \d{4}, 12:00 am/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`/partner-profile/${thomas.id}`);
  await ask('Thomas');
  await expect(dialog).toContainText('You can view them again without using a contact view.');
  await page.keyboard.press('Escape');
  await page.goto(`/partner-profile/${paul.id}`);
  await (await ask('Paul')).getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/subscription');
});
