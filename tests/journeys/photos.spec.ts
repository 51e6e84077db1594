import { expect, type Response } from '@playwright/test';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { expectAccessible } from '#tests/journeys/support/accessibility.ts';
import { closePassing, dialogOf, signIn } from '#tests/journeys/support/accounts.ts';
import { holdUndo, noticesOf } from '#tests/journeys/support/notices.ts';
import { registerMember } from '#tests/journeys/support/people.ts';
import {
  aChosenPhoto,
  addPhoto,
  expectPhoto,
  findCropDialog,
  listTokens,
  openPhotos,
  pickFiles,
  reloadPhotos,
  tokenOfPicture,
  tokenOfSlot,
  takeCrop,
} from '#tests/journeys/support/photos.ts';
import { test } from '#tests/journeys/support/journey.ts';

const upload = '**/api/photos/upload';
const update = '**/api/profile/update';

/** Whether this answer made a photo the profile picture. */
function savesPicture(response: Response, token: string): boolean {
  if (!response.url().endsWith('/api/profile/update')) return false;
  const { file } = response.request().postDataJSON() as { file?: string };
  return file?.includes(token) === true;
}

test.describe('photos', () => {
  test.beforeEach(async ({ page, product }) => {
    await signIn(page, await registerMember(product));
    await openPhotos(page);
  });

  test('four photos and a profile picture are added, and the shell shows the picture @phone @gate-phone', async ({
    page,
  }) => {
    await expectAccessible(page);
    const files = [
      await aChosenPhoto({ name: 'across.jpg', width: 1600, height: 900 }),
      await aChosenPhoto({ name: 'turned.jpg', width: 900, height: 1600, orientation: 6 }),
      await aChosenPhoto({ name: 'square.png', width: 700, height: 700, format: 'png' }),
      await aChosenPhoto({ name: 'portrait.webp', width: 600, height: 800, format: 'webp' }),
    ];
    await pickFiles(page, { button: 'Add photo 1', files });
    const dialog = await findCropDialog(page);
    await expect(dialog).toHaveAccessibleName('Crop photo 1 of 4');
    await expectAccessible(page);

    // Keyboard and buttons move the frame and change its size.
    const frame = dialog.getByRole('group', { name: /^Frame\./ });
    const before = await frame.getAttribute('style');
    await frame.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(frame).not.toHaveAttribute('style', before ?? '');
    await dialog.getByRole('button', { name: 'Make the frame smaller' }).click();
    await dialog.getByRole('button', { name: 'Move the frame down' }).click();
    for (const number of [1, 2, 3, 4]) {
      await expect(page.getByRole('dialog', { name: `Crop photo ${number} of 4` })).toBeVisible();
      await takeCrop(page);
    }
    for (const slot of [1, 2, 3, 4]) await expectPhoto(page, slot);
    await expect(page.getByRole('heading', { name: 'Add more photos (4/4)' })).toBeVisible();

    await pickFiles(page, { button: 'Add a profile photo', files: [await aChosenPhoto({ width: 1200 })] });
    await takeCrop(page);
    await expect(page.getByRole('button', { name: 'Change the profile photo' })).toBeVisible();
    const account = page.getByRole('button', { name: /^Account of/ });
    const picture = await tokenOfPicture(page);
    await expect(account.locator('img')).toHaveAttribute('src', new RegExp(`^/photos/${picture}`));
    await expectAccessible(page);

    const tokens = await listTokens(page);
    await reloadPhotos(page);
    await expectPhoto(page, 4);
    expect(await listTokens(page)).toEqual(tokens);
    await expect(account.locator('img')).toHaveAttribute('src', new RegExp(`^/photos/${picture}`));
  });

  test('photos are reordered by keyboard, pointer and menu @phone', async ({ page }) => {
    for (const slot of [1, 2, 3]) await addPhoto(page, { slot, file: await aChosenPhoto() });
    const [first = '', second = '', third = ''] = await listTokens(page);

    const handle = (slot: number) => page.getByRole('button', { name: new RegExp(`^Move photo ${slot}\\.`) });
    await handle(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(handle(2)).toBeFocused();
    expect(await listTokens(page)).toEqual([second, first, third]);

    // By its handle, which can be dragged by touch as well.
    await handle(3).hover();
    await page.mouse.down();
    await page.getByRole('img', { name: /^Photo 1 of/ }).hover({ force: true });
    await expect(page.locator('[data-place="1"]')).toHaveAttribute('data-is-over', 'true');
    await page.mouse.up();
    await expect.poll(async () => listTokens(page)).toEqual([third, first, second]);

    await page.getByRole('button', { name: 'More options for photo 2' }).click();
    const makePicture = page.getByRole('menuitem', { name: 'Make it the profile photo' });
    await expect(makePicture).toBeVisible();
    await expectAccessible(page);
    await makePicture.click();
    await expect.poll(async () => tokenOfPicture(page)).toBe(first);
    expect(await listTokens(page)).toEqual([third, second]);

    await page.getByRole('button', { name: 'More options for photo 3' }).click();
    // The save of the last change may still be running.
    const saved = page.waitForResponse((response) => savesPicture(response, second));
    await makePicture.click();
    await expect.poll(async () => tokenOfPicture(page)).toBe(second);
    await saved;
    await reloadPhotos(page);
    await expectPhoto(page, 2);
    expect(await tokenOfPicture(page)).toBe(second);
    expect(await listTokens(page)).toEqual([third, first]);
  });

  test('a removed photo comes back with Undo, and is deleted without', async ({ page }) => {
    for (const slot of [1, 2]) await addPhoto(page, { slot, file: await aChosenPhoto() });
    const [first = '', second = ''] = await listTokens(page);
    const notices = noticesOf(page);

    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    const undo = await holdUndo(page);
    await expect(page.getByRole('button', { name: 'Add photo 1' })).toBeVisible();
    await expect(notices.getByText('Photo 1 is removed.')).toBeVisible();
    await undo.click();
    await expectPhoto(page, 1);
    await reloadPhotos(page);
    await expectPhoto(page, 2);
    expect(await listTokens(page)).toEqual([first, second]);

    const saved = page.waitForResponse(update);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(notices.getByText('Photo 1 is removed.')).toBeVisible();
    await expectAccessible(page);
    await closePassing(notices, notices.getByRole('button', { name: 'Close' }));
    await saved;
    await reloadPhotos(page);
    await expectPhoto(page, 1);
    expect(await listTokens(page)).toEqual([second]);
  });

  test('a removal is final when the page is left while its notice is shown', async ({ page }) => {
    await addPhoto(page, { slot: 1, file: await aChosenPhoto() });
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(page.getByText('Photo 1 is removed.').last()).toBeVisible();
    await page.goto('/terms');
    // The last call of a page that is left may arrive after the next page has loaded.
    await expect(async () => {
      await openPhotos(page);
      await expect(page.getByRole('heading', { name: 'Add more photos (0/4)' })).toBeVisible({
        timeout: scaleLimit(2000),
      });
    }).toPass();
  });

  test('a photo is cropped again from the whole picture, and keeps its slot', async ({ page }) => {
    await addPhoto(page, { slot: 1, file: await aChosenPhoto({ width: 1600, height: 900 }) });
    await addPhoto(page, { slot: 2, file: await aChosenPhoto() });
    const first = await tokenOfSlot(page, 1);
    const second = await tokenOfSlot(page, 2);
    await page.getByRole('button', { name: 'More options for photo 1' }).click();
    await page.getByRole('menuitem', { name: 'Change the crop' }).click();
    const dialog = await findCropDialog(page);
    await dialog.getByRole('button', { name: 'Make the frame smaller' }).click();
    await dialog.getByRole('button', { name: 'Use this crop' }).click();
    await expect.poll(async () => (await listTokens(page)).length).toBe(2);
    await expect.poll(async () => tokenOfSlot(page, 1)).not.toBe(first);
    const cropped = await tokenOfSlot(page, 1);
    await reloadPhotos(page);
    await expectPhoto(page, 2);
    expect(await listTokens(page)).toEqual([cropped, second]);
  });

  test('an interrupted upload continues without choosing again, and does not affect others', async ({
    page,
    problems,
  }) => {
    problems.expect(/photos\/upload/);
    let isBroken = true;
    await page.route(upload, async (route) => {
      if (!isBroken) return route.continue();
      isBroken = false;
      return route.abort('connectionreset');
    });
    await pickFiles(page, { button: 'Add photo 1', files: [await aChosenPhoto(), await aChosenPhoto()] });
    await takeCrop(page);
    await expect(page.getByText('The connection was interrupted.', { exact: false }).first()).toBeVisible();
    await takeCrop(page);
    await expectPhoto(page, 2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectPhoto(page, 1);
    await reloadPhotos(page);
    await expectPhoto(page, 2);
  });

  test('an upload can be cancelled and leaves nothing', async ({ page, problems }) => {
    problems.expect(/photos\/upload/);
    await page.route(upload, () => undefined);
    await pickFiles(page, { button: 'Add photo 1', files: [await aChosenPhoto()] });
    await takeCrop(page);
    await expect(page.getByRole('progressbar', { name: 'Upload of photo 1' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel the upload of photo 1' }).click();
    await expect(page.getByRole('button', { name: 'Add photo 1' })).toBeVisible();
    await page.unroute(upload);
    await reloadPhotos(page);
    await expect(page.getByRole('heading', { name: 'Add more photos (0/4)' })).toBeVisible();
  });

  test('pictures can be dropped on a slot, and pasted', async ({ page }) => {
    const { buffer } = await aChosenPhoto();
    const hand = async (type: 'drop' | 'paste', selector: string) =>
      page.evaluate(
        ({ bytes, kind, where }) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
          document.querySelector(where)?.dispatchEvent(event);
        },
        { bytes: [...buffer], kind: type, where: selector },
      );
    await hand('drop', '[data-place="3"]');
    await takeCrop(page);
    await expectPhoto(page, 3);
    await hand('paste', 'body');
    await takeCrop(page);
    await expectPhoto(page, 1);
  });

  test('without a connection nothing is lost, and saving resumes automatically', async ({
    page,
    problems,
  }) => {
    problems.expect(/profile\/update/, /ERR_INTERNET_DISCONNECTED/);
    for (const slot of [1, 2]) await addPhoto(page, { slot, file: await aChosenPhoto() });
    const [first = '', second = ''] = await listTokens(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Move photo 1\./ }).press('ArrowRight');
    await expect(page.getByText('Your photos are not saved yet')).toBeVisible();
    expect(await listTokens(page)).toEqual([second, first]);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByText('Your photos are not saved yet')).toBeHidden();
    await reloadPhotos(page);
    await expectPhoto(page, 2);
    expect(await listTokens(page)).toEqual([second, first]);
  });
});

test('of two windows the later one gets a conflict, sees the newest photos, and retains its own new ones', async ({
  page,
  product,
  problems,
  openBrowser,
}) => {
  problems.expect(/409.*profile\/update/, /status of 409/);
  const person = await registerMember(product);
  await signIn(page, person);
  await openPhotos(page);
  await addPhoto(page, { slot: 1, file: await aChosenPhoto() });
  const [first = ''] = await listTokens(page);

  const other = await openBrowser();
  await signIn(other, person);
  await openPhotos(other);
  await expectPhoto(other, 1);
  await addPhoto(other, { slot: 2, file: await aChosenPhoto() });
  const [, second = ''] = await listTokens(other);

  await addPhoto(page, { slot: 2, file: await aChosenPhoto() });
  await dialogOf(page, 'Your photos were changed elsewhere').getByRole('button', { name: 'OK' }).click();
  await expect.poll(async () => (await listTokens(page)).slice(0, 2)).toEqual([first, second]);
  await expectPhoto(page, 3);
  await reloadPhotos(page);
  await expectPhoto(page, 3);
});
