import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { closeOutcome, signIn } from '#tests/journeys/support/accounts.ts';
import { aBride } from '#tests/journeys/support/inbox.ts';
import { test } from '#tests/journeys/support/journey.ts';
import { openLanding } from '#tests/journeys/support/landing.ts';
import { holdUndo, noticesOf } from '#tests/journeys/support/notices.ts';
import { aPartner, type Partner } from '#tests/journeys/support/partners.ts';
import { pickFiles } from '#tests/journeys/support/photos.ts';
import type { Product } from '#tests/journeys/support/product.ts';

test('a member tells a story, the partner agrees, an administrator corrects and approves it, and it can be taken back @phone @gate-desktop', async ({
  page: member,
  product,
  openBrowser,
}) => {
  const bride = await aBride(product, 'Tara');
  const groom = await aPartner(product, {
    registration: { gender: 'Male', firstname: 'Jacob', dob: '1993-01-09' },
  });
  const visitor = await openBrowser();
  const moderator = await openBrowser();

  await test.step('the member tells it, with a picture of 10 MB', async () => {
    await signIn(member, bride);
    await member.goto('/add-New-success-Story');
    // The own profile ID is filled in.
    await expect(member.getByLabel('Member ID of the bride')).toHaveValue(`ITM${bride.id}`);
    await tell(member, groom);
    await member.getByRole('button', { name: 'Submit story' }).click();
    await closeOutcome(member, 'Story Submitted!');
    await member.getByRole('button', { name: 'Yes, hide my profile' }).click();
    await expect(member.getByRole('heading', { name: 'We are happy for you!' })).toBeVisible();
  });

  await test.step('the partner agrees by the link of the mail, and hides the own profile too', async () => {
    await visitor.goto(await linkFor(product, groom));
    await expect(visitor.getByText('The profile of Tara is already hidden.')).toBeVisible();
    await visitor.getByRole('radio', { name: 'I agree' }).check();
    await visitor.getByRole('button', { name: 'Save my answer' }).click();
    await closeOutcome(visitor, 'Your answer is saved');
    await expect(visitor.getByText('Your profile is hidden from matches.')).toBeVisible();
  });

  await test.step('an administrator reads it, mends a typing error, and approves it', async () => {
    await signIn(moderator, product.administrator);
    await moderator.goto('/admin-succestories');
    await moderator.getByRole('link', { name: 'Read Full Story of Tara and Jacob' }).click();
    await moderator.getByRole('button', { name: 'Correct the text' }).click();
    await moderator.getByLabel('Text of the story').fill('We met in spring, at a wedding.');
    await moderator.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(moderator.getByText('We mett in spring, at a wedding.')).toBeVisible();
    await moderator.getByRole('button', { name: 'Approve' }).click();
    await expect(noticesOf(moderator)).toContainText('Story Approved!');
  });

  await test.step('it is on the landing page, and its shared address has a picture', async () => {
    await openLanding(visitor);
    const story = visitor
      .locator('#stories')
      .getByRole('link', { name: 'Read more of the story of Tara and Jacob' });
    await story.first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tara & Jacob');
    await expect(visitor.getByRole('main')).not.toContainText(`ITM${bride.id}`);
    await expect(visitor.getByText('We met in spring, at a wedding.')).toBeVisible();
    await visitor.reload();
    const preview = visitor.locator('meta[property="og:image"]');
    const address = new URL((await preview.getAttribute('content')) ?? '');
    const picture = await visitor.request.get(address.pathname);
    const { width, height, format } = await sharp(await picture.body()).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  await test.step('the partner objects, and the story disappears', async () => {
    const address = visitor.url();
    await visitor.goto(await linkFor(product, groom));
    await visitor.getByRole('radio', { name: /I object/ }).check();
    await visitor.getByRole('button', { name: 'Save my answer' }).click();
    await closeOutcome(visitor, 'Your answer is saved');
    expect((await visitor.request.get(address)).status()).toBe(404);
    await moderator.goto('/admin-succestories');
    await expect(moderator.getByText('Groom objects', { exact: true })).toBeVisible();
  });

  await test.step('the administrator deletes it, takes that back, and deletes it again', async () => {
    const button = moderator.getByRole('button', {
      name: 'Delete from success stories: the story of Tara and Jacob',
    });
    await button.click();
    await (await holdUndo(moderator, 'Story Deleted!')).click();
    await expect(button).toBeVisible();
    await button.click();
    await expect(button).toBeHidden();
    await openLanding(visitor);
    await expect(visitor.locator('#stories')).not.toContainText('Tara');
  });
});

test('a rejected story is shown to no visitor', async ({ page, product, openBrowser }) => {
  const bride = await aBride(product, 'Leela');
  const groom = await aPartner(product, {
    registration: { gender: 'Male', firstname: 'Varun', dob: '1993-01-09' },
  });
  const visitor = await openBrowser();
  await visitor.goto('/add-New-success-Story');
  await visitor.getByLabel('Member ID of the bride').fill(String(bride.id));
  await tell(visitor, groom);
  await visitor.getByRole('button', { name: 'Submit story' }).click();
  await closeOutcome(visitor, 'Story Submitted!');
  await expect(visitor.getByText(/With the link in the mail/)).toBeVisible();

  await signIn(page, product.administrator);
  await page.goto('/admin-succestories');
  const reject = page.getByRole('button', { name: 'Reject the story of Leela and Varun' });
  await reject.click();
  await expect(noticesOf(page)).toContainText('Story Rejected!');
  await expect(reject).toBeHidden();
  await visitor.goto('/all-Success-Stories');
  await expect(visitor.getByText('Leela')).toBeHidden();
});

/** Fills the open form, but for the bride. */
async function tell(page: Page, groom: Partner): Promise<void> {
  await page.getByLabel('Member ID of the groom').fill(`ITM${groom.id}`);
  await page.getByLabel('Wedding date').fill('2026-02-14');
  await page.getByLabel('Your story').fill('We mett in spring, at a wedding.');
  await pickFiles(page, { button: 'Choose a photo', files: [await aLargePhoto()] });
  await page.getByRole('slider').press('ArrowRight');
  await page.getByRole('checkbox').check();
}

/** A picture of nearly 10 MB. */
async function aLargePhoto() {
  const [width, height] = [1500, 2200];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(9_800_000);
  return { name: 'wedding.png', mimeType: 'image/png', buffer };
}

async function linkFor(product: Product, { email }: Partner): Promise<string> {
  const text = await product.mailbox.waitForMail({ address: email, subject: /A success story about you/ });
  return /https?:\/\/\S+\/story-consent#token=[\w-]+/.exec(text)?.[0] ?? '';
}
