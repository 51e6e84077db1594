import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishPage, showPageVersions } from '#contract/site/page-versions.ts';
import { showSiteSettings, updateSiteSettings } from '#contract/site/site-editing.ts';
import { aPageWithVersions, aSite, type SiteWire } from './administration/wire-site.ts';
import { expectAccessible } from './support/accessibility.ts';
import { administrator } from './support/area-frame.ts';
import { openScreen } from './support/open-screen.tsx';
import { dialogOf, notices } from './support/outcomes.ts';

const open = (path: string, site: SiteWire = aSite()) =>
  openScreen(path, {
    as: administrator,
    prepare: (fake) => fake.answer(showSiteSettings, { data: site }),
  });
const save = () => page.getByRole('button', { name: 'Save changes' }).click();

test('only what was changed is sent, with the values that were seen', async () => {
  const { server } = await open('/admin-site', aSite({ name: 'Kalyana' }));
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Kalyana');
  await expect.element(page.getByText('by Mary Thomas')).toBeVisible();
  await page.getByLabelText('Name', { exact: true }).fill('Sahyatri');
  server.answer(updateSiteSettings, { data: aSite({ name: 'Sahyatri' }) });
  await save();
  await expect.element(notices.getByText('The settings are saved')).toBeVisible();
  expect(server.listCalls(updateSiteSettings)).toEqual([{ name: 'Sahyatri', previous: { name: 'Kalyana' } }]);
});

test('a wrong value is marked, nothing is sent, and leaving asks first', async () => {
  const { server } = await open('/admin-site?section=contacts');
  await page.getByLabelText('Support e-mail').fill('nobody');
  await save();
  await expect.element(page.getByText('Enter a valid e-mail')).toBeVisible();
  expect(server.listCalls(updateSiteSettings)).toEqual([]);
  await page.getByRole('link', { name: 'Limits' }).click();
  await expect.element(dialogOf('Leave without saving?')).toBeVisible();
});

test('a colour in which text could not be read offers the nearest that can', async () => {
  const { server } = await open('/admin-site');
  await page.getByLabelText('Accent colour', { exact: true }).fill('#F2B33D');
  await expect.element(page.getByText(/It must be at least 4.5 to 1/)).toBeVisible();
  await page.getByRole('button', { name: /the nearest colour that is easy to read/ }).click();
  await expect.element(page.getByText(/Text is easy to read/)).toBeVisible();
  server.answer(updateSiteSettings, { data: aSite() });
  await save();
  await expect.poll(() => server.listCalls(updateSiteSettings)).toHaveLength(1);
});

test('what another administrator changed is decided field by field', async () => {
  const { server } = await open('/admin-site?section=limits');
  await page.getByLabelText('Interests per day', { exact: true }).fill('9');
  server.answer(showSiteSettings, { data: aSite({ free_interests: 7 }) });
  server.refuse(updateSiteSettings, {
    code: 'changed_elsewhere',
    errors: [{ field: 'free_interests', message: 'This was changed in another window or on another device' }],
  });
  await save();
  await expect.element(page.getByText('Changed elsewhere to: 7')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  server.answer(updateSiteSettings, { data: aSite({ free_interests: 9 }) });
  await save();
  await expect.element(notices.getByText('The settings are saved')).toBeVisible();
  expect(server.listCalls(updateSiteSettings).at(-1)).toEqual({
    free_interests: 9,
    previous: { free_interests: 7 },
  });
});

test('a limit can be lifted, and a risky change asks first', async () => {
  const { server } = await open('/admin-site?section=limits');
  await page.getByRole('checkbox', { name: 'Interests per day: No limit' }).click();
  server.answer(updateSiteSettings, { data: aSite({ free_interests: null }) });
  await save();
  await expect.poll(() => server.listCalls(updateSiteSettings)).toHaveLength(1);
  await page.getByRole('link', { name: 'Time and money' }).click();
  await page.getByLabelText('Time zone').selectOptions('Europe/Berlin');
  await save();
  await expect.element(dialogOf('Change this?')).toHaveTextContent('Today will be shorter or longer once');
  expect(server.listCalls(updateSiteSettings)).toHaveLength(1);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect.poll(() => server.listCalls(updateSiteSettings)).toHaveLength(2);
});

test('another payee asks first, and a tax rate without a GSTIN is refused beside the field', async () => {
  const { server } = await open('/admin-site?section=plans');
  await page.getByLabelText('UPI address of the payee').fill('kalyana');
  await save();
  await expect.element(page.getByText('Enter a UPI address such as name@bank')).toBeVisible();
  await page.getByLabelText('UPI address of the payee').fill('kalyana@okbank');
  await save();
  await expect.element(dialogOf('Change this?')).toHaveTextContent('this UPI address');
  server.answer(updateSiteSettings, { data: aSite({ upi_payee: 'kalyana@okbank' }) });
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect.element(notices.getByText('The settings are saved')).toBeVisible();
  await page.getByRole('link', { name: 'Receipts and tax' }).click();
  await page.getByLabelText('GST in percent').fill('18');
  await page.getByLabelText('Place of supply').selectOptions('Kerala (32)');
  const message = 'A tax rate needs a GSTIN. Enter it, or set the rate to 0';
  server.refuse(updateSiteSettings, { code: 'invalid_input', errors: [{ field: 'gstin', message }] });
  await save();
  await expect.element(page.getByText(message)).toBeVisible();
});

test('a legal page is edited beside its preview and published as the next version', async () => {
  const { server } = await openScreen('/admin-site?section=pages', {
    as: administrator,
    prepare: (fake) => fake.answer(showPageVersions, { data: aPageWithVersions() }),
  });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview).toHaveTextContent('Welcome to InTandem.');
  await expect.element(preview).not.toHaveTextContent('Telephone');
  await page.getByLabelText('Text', { exact: true }).fill('## Our rules\nBe honest.');
  await expect.element(preview.getByRole('heading', { name: 'Our rules' })).toBeVisible();
  await expect.element(page.getByLabelText('Version', { exact: true })).toHaveValue('2');
  await page.getByLabelText('What is new').fill('Shorter');
  server.answer(publishPage, {
    data: { ...aPageWithVersions(), version: '2', text: '## Our rules\nBe honest.' },
  });
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await expect.element(notices.getByText('The page is published')).toBeVisible();
  expect(server.listCalls(publishPage)).toEqual([
    { page: 'terms', text: '## Our rules\nBe honest.', version: '2', note: 'Shorter', previous: '1' },
  ]);
});

test('the audience of accounts from other programs is chosen', async () => {
  const { server } = await open('/admin-site?section=privacy');
  await expect.element(page.getByRole('radio', { name: 'Any member' })).toBeChecked();
  await page.getByRole('radio', { name: 'Only after an accepted interest' }).click();
  server.answer(updateSiteSettings, { data: aSite({ default_contact_audience: 'accepted' }) });
  await save();
  await expect.element(notices.getByText('The settings are saved')).toBeVisible();
  expect(server.listCalls(updateSiteSettings)).toEqual([
    { default_contact_audience: 'accepted', previous: { default_contact_audience: 'members' } },
  ]);
});
