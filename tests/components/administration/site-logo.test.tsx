import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { removeLogo, uploadLogo } from '#contract/site/logo.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import { focus, press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, notices } from '../support/outcomes.ts';
import { aSite, type SiteWire } from './wire-site.ts';
import { pickFiles } from '../support/fake-upload.ts';

function draw(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is no canvas');
  pen.fillStyle = '#1F4E8E';
  pen.fillRect(0, 0, width, height);
  return canvas;
}

async function aPng(name = 'our-logo.png'): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  draw(320, 120).toBlob(resolve);
  return new File([(await promise) ?? ''], name, { type: 'image/png' });
}

const stored = (): NonNullable<SiteWire['logo']> => ({
  path: draw(320, 120).toDataURL(),
  width: 320,
  height: 120,
  ground: 'light',
});

const open = (logo: SiteWire['logo'] = null) =>
  openScreen('/admin-site', {
    as: administrator,
    prepare: (fake) => fake.answer(showSiteSettings, { data: aSite({}, logo) }),
  });
const field = page.getByRole('group', { name: 'Logo' });
const save = field.getByRole('button', { name: 'Use this logo' });
const pictures = field.getByRole('img', { name: 'InTandem' });

async function pick(...files: File[]): Promise<void> {
  await expect.element(field).toBeVisible();
  pickFiles(document, files);
}

test('a chosen picture is shown on both grounds, and saved when it is confirmed', async () => {
  const { server } = await open();
  await pick(await aPng());
  await expect.element(field.getByText('our-logo.png has not been saved yet')).toBeVisible();
  await expect.poll(() => pictures.elements()).toHaveLength(2);
  await expectAccessible();
  expect(server.listCalls(uploadLogo)).toEqual([]);
  server.answer(uploadLogo, { data: aSite({}, stored()) });
  await save.click();
  await expect.element(notices.getByText('The logo is saved')).toBeVisible();
  expect(server.listCalls(uploadLogo)).toHaveLength(1);
  await expect.element(field.getByText('by Mary Thomas')).toBeVisible();
  await expect.element(field.getByRole('button', { name: 'Choose another picture' })).toHaveFocus();
});

test('a picture is dropped on the field, and choosing it is taken back by the keyboard', async () => {
  await open(stored());
  await expect.element(field).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await aPng());
  const ground = field.getByText('On a dark background').element();
  ground.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(save).toBeVisible();
  await focus(field.getByRole('button', { name: 'Cancel' }));
  await press(field.getByRole('button', { name: 'Cancel' }), '{Enter}');
  await expect.element(save).not.toBeInTheDocument();
  await expect.element(field.getByRole('button', { name: 'Choose another picture' })).toHaveFocus();
});

test('a picture that is not saved is not lost by leaving', async () => {
  await open();
  await pick(await aPng());
  await expect.element(save).toBeVisible();
  await page.getByRole('link', { name: 'Limits' }).click();
  await expect.element(dialogOf('Leave without saving?')).toBeVisible();
});

test('what is no logo is refused beside the field, here or by the server', async () => {
  const { server } = await open();
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });
  await pick(svg);
  const alert = field.getByRole('alert');
  await expect.element(alert).toHaveTextContent('SVG and other files cannot be used');
  await pick(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
  await expect.element(alert).toHaveTextContent('at most 2 MB');
  await pick(await aPng(), await aPng('second.png'));
  await expect.element(alert).toHaveTextContent('Please choose one picture');
  await pick(new File(['no picture'], 'broken.png', { type: 'image/png' }));
  await expect.element(alert).toHaveTextContent('damaged');
  expect(server.listCalls(uploadLogo)).toEqual([]);
  await pick(await aPng());
  await expect.element(alert).not.toBeInTheDocument();
  const message = 'A logo must be at least 128 pixels wide or high. Choose a larger one';
  server.refuse(uploadLogo, { code: 'invalid_input', errors: [{ field: 'logo', message }] });
  await save.click();
  await expect.element(alert).toHaveTextContent(message);
  await expect.element(save).toBeVisible();
  await expectAccessible();
});

test('removing asks first, and the mark of the product is shown again', async () => {
  const { server } = await open(stored());
  await expect.poll(() => pictures.elements()).toHaveLength(2);
  await field.getByRole('button', { name: 'Remove logo' }).click();
  await expect.element(dialogOf('Remove the logo?')).toBeVisible();
  expect(server.listCalls(removeLogo)).toEqual([]);
  server.answer(removeLogo, { data: aSite() });
  await dialogOf('Remove the logo?').getByRole('button', { name: 'Remove logo' }).click();
  await expect.element(notices.getByText('The logo is removed')).toBeVisible();
  await expect.poll(() => pictures.elements()).toHaveLength(0);
  await expect.element(field.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});
