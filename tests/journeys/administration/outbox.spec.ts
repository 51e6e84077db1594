import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import { openOutboxStore } from '#server/platform/mail/outbox-store.ts';
import { signIn } from '#tests/journeys/support/accounts.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

test.beforeEach(({ product }) => outboxOf(product).removeBefore(new Date()));

test('a mail with a script is shown, and its script does not run', async ({ page, product, problems }) => {
  const mail = mailOf('A mail with a script');
  const script = '<script>document.querySelector("h1").textContent = "Taken over"</script>';
  await writeMail(product, { ...mail, html: mail.html.replace('</body>', `${script}</body>`) });
  problems.expect(/Blocked script execution in 'about:srcdoc'/);
  await openMail(page, { product, subject: mail.subject });
  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meera');
  await expect(letter.getByText('4821')).toHaveCSS('font-weight', '700');
});

function mailOf(subject: string) {
  const site = { name: 'InTandem', publicUrl: 'https://intandem.example.org' };
  return layOutMail(site, {
    to: 'meera.pillai@example.org',
    subject,
    heading: 'Welcome, Meera',
    code: '4821',
    paragraphs: ['Please type this code where you were asked for it.'],
    closing: 'If it was not you, nothing needs to be done.',
  });
}

function outboxOf({ dataDirectory }: Product) {
  return openOutboxStore(path.join(dataDirectory, 'outbox'));
}

/** Writes a mail to the outbox, as the product does without a mail server. */
async function writeMail(
  product: Product,
  { to, subject, text, html }: ReturnType<typeof mailOf>,
): Promise<void> {
  await outboxOf(product).add({ channel: 'mail', to, subject, text, html, createdAt: new Date() });
}

async function openMail(
  page: Page,
  { product, subject }: { product: Product; subject: string },
): Promise<void> {
  await signIn(page, product.administrator);
  await page.goto('/admin-outbox');
  const mails = page.getByRole('list', { name: 'Mails, newest first' });
  await mails.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
}
