import { expect, type Locator, type Page } from '@playwright/test';
import { aPicture, type PictureOptions } from '#tests/factories/a-picture.ts';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A file as the picker returns it. */
export async function aChosenPhoto(options: PictureOptions & { name?: string } = {}): Promise<ChosenFile> {
  const { name = 'photo.jpg', ...picture } = options;
  return { name, mimeType: 'image/jpeg', buffer: await aPicture(picture) };
}

/** Opens My Profile with the four slots. */
export async function openPhotos(page: Page): Promise<void> {
  await page.goto('/myProfile?section=photos');
  await expect(page.getByRole('heading', { name: /^Add more photos/ })).toBeVisible();
}

/** Presses a button that opens the picker, and chooses. */
export async function pickFiles(page: Page, { button, files }: { button: string; files: ChosenFile[] }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  await chooser.setFiles(files);
}

/** The dialog in which a photo is cropped, once its picture is there. */
export async function findCropDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /^Crop/ });
  await expect(dialog.getByRole('group', { name: 'Change the frame' })).toBeVisible();
  return dialog;
}

/** Accepts the suggested crop. */
export async function takeCrop(page: Page, button = 'Use this photo'): Promise<void> {
  const dialog = await findCropDialog(page);
  await dialog.getByRole('button', { name: button }).click();
}

/** Chooses a photo for a slot, accepts the suggested crop and waits until it is shown. */
export async function addPhoto(
  page: Page,
  { slot, file }: { slot: number; file: ChosenFile },
): Promise<void> {
  await pickFiles(page, { button: `Add photo ${slot}`, files: [file] });
  await takeCrop(page);
  await expectPhoto(page, slot);
}

export async function expectPhoto(page: Page, slot: number): Promise<void> {
  await expect(page.getByRole('button', { name: `Remove photo ${slot}` })).toBeVisible();
}

/** The token of the photo in a slot, which is part of its path. */
export async function tokenOfSlot(page: Page, slot: number): Promise<string> {
  return tokenOf(page.getByRole('img', { name: new RegExp(`^Photo ${slot} of`) }));
}

export async function tokenOfPicture(page: Page): Promise<string> {
  return tokenOf(page.getByRole('img', { name: /^Profile photo of/ }));
}

/** The tokens of the photos in the slots, in order. */
export async function listTokens(page: Page): Promise<string[]> {
  const photos = await page.getByRole('img', { name: /^Photo \d of/ }).all();
  return Promise.all(photos.map(tokenOf));
}

/** The part of a path that names the photo; the rest is of the session. */
async function tokenOf(photo: Locator): Promise<string> {
  return (await photo.getAttribute('src'))?.split('/')[2]?.slice(0, 24) ?? '';
}

/** Waits until the profile is saved as the screen shows it, and reloads it. */
export async function reloadPhotos(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Add more photos/ })).toBeVisible();
}
