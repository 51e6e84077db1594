import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addBanner, editBanner, listAllBanners } from '#contract/banners/banner-editing.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { press } from '../support/keys.ts';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { aBanner, openBanners, tile } from './open-banners.ts';
import { pickFiles } from '../support/fake-upload.ts';

const garland = aBanner({ b_alt: { en: 'A garland' } });
const lamp = aBanner({ b_id: 2 });
const upload = dialogOf('Upload New Banner');

async function pick(...files: readonly File[]): Promise<void> {
  await expect.element(upload).toBeVisible();
  pickFiles(document, files);
}

const svg = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'], name, {
    type: 'image/svg+xml',
  });

test('an image is chosen, shown and uploaded; without one a warning says so', async () => {
  const { server } = await openBanners([garland]);
  await page.getByRole('button', { name: 'Add Banner' }).click();
  await expect.element(upload.getByText('No image selected')).toBeVisible();
  const send = upload.getByRole('button', { name: 'Upload Banner' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await press(send, '{Enter}');
  await expectOutcome({ title: 'No Image Selected', text: 'Please select an image before uploading.' });

  await pick(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(upload.getByRole('alert')).toHaveTextContent('Please choose an image');
  await pick(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' }));
  await expect.element(upload.getByRole('alert')).toHaveTextContent('at most 10 MB');
  await pick(svg('one.svg'), svg('two.svg'));
  await expect.element(upload.getByRole('alert')).toHaveTextContent('one image');
  await pick(svg('lamp.svg'));
  await expect.element(upload.getByRole('img', { name: 'Preview of lamp.svg' })).toBeVisible();
  await expectAccessible();

  server.refuse(addBanner, { code: 'not_an_image' });
  await send.click();
  await expectOutcome({ title: 'Failed!', text: 'This file is not a photo' });
  server.disconnect(addBanner);
  await send.click();
  await expectOutcome({ title: 'Upload Failed', text: 'Something went wrong. Please try again.' });

  server.answer(addBanner, { data: lamp });
  server.answer(listAllBanners, { data: [garland, lamp] });
  const release = server.hold(addBanner);
  await send.click();
  await expect.element(upload.getByRole('progressbar', { name: 'Uploading lamp.svg' })).toBeVisible();
  await expect.element(upload.getByText('50%')).toBeVisible();
  await press(send, '{Enter}');
  release();
  await expect.element(upload).not.toBeInTheDocument();
  await expect.element(tile('Banner 2, Shown now')).toHaveAttribute('aria-pressed', 'true');
  expect(server.listCalls(addBanner)).toHaveLength(3);
});

test('text, focus point, link and days are edited, and only what was changed is sent', async () => {
  const { server } = await openBanners([lamp]);
  await tile('Banner 2, Shown now').click();
  await page.getByRole('button', { name: 'Edit Banner 2' }).click();
  const dialog = dialogOf('Edit banner 2');
  const point = dialog.getByRole('slider', { name: 'Focus point' });
  await press(point, '{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect.element(point).toHaveAttribute('aria-valuetext', '51% from the left, 40% from the top');
  await expectAccessible();
  await dialog.getByLabelText('Link').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByText('Enter an address that begins with https://, or a path'))
    .toBeVisible();
  await expect.element(dialog.getByLabelText('Link')).toHaveFocus();
  expect(server.listCalls(editBanner)).toEqual([]);

  await dialog.getByLabelText('Link').fill('/subscription');
  server.refuse(editBanner, {
    code: 'invalid_input',
    errors: [{ field: 'alt', message: 'Describe the picture' }],
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByLabelText('Alternative text')).toHaveFocus();
  await dialog.getByLabelText('Alternative text').fill('Plans for every family');
  await dialog.getByLabelText('First day').fill('2040-03-03');
  server.answer(editBanner, { data: lamp });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(notices.getByText('The banner is saved.')).toBeVisible();
  expect(server.listCalls(editBanner).at(-1)).toEqual({
    banner_id: 2,
    alt: { en: 'Plans for every family' },
    focus_x: 0.51,
    focus_y: 0.4,
    link: '/subscription',
    from: '2040-03-03',
  });
});
