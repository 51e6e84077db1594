import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  addBanner,
  deleteBanner,
  editBanner,
  listAllBanners,
  moveBanner,
  switchBanner,
} from '#contract/banners/banner-editing.ts';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { focus, press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome, notices } from '../support/outcomes.ts';
import { measureOverflow, screens, showNarrowDarkReversed } from '../support/views.ts';

function aBanner(changes: Partial<AdminBannerWire> = {}): AdminBannerWire {
  const id = changes.b_id ?? 1;
  return {
    b_id: id,
    b_file: `/photos/the-folder-of-banner-${id}/wide-1920.jpg`,
    b_alt: {},
    b_link: null,
    b_focus_wide: { x: 0.5, y: 0.5 },
    b_focus_tall: { x: 0.5, y: 0.5 },
    b_status: 'active',
    b_state: 'shown',
    b_position: id,
    b_source: `/photos/the-source-of-banner-${id}/source.jpg`,
    b_width: 1600,
    b_height: 900,
    b_focus_x: 0.5,
    b_focus_y: 0.5,
    b_from: null,
    b_until: null,
    ...changes,
  };
}

const garland = aBanner({ b_alt: { en: 'A garland' } });
const lamp = aBanner({ b_id: 2 });
const off = aBanner({ b_id: 3, b_status: 'inactive', b_state: 'inactive' });
const later = aBanner({ b_id: 4, b_state: 'scheduled', b_from: '2040-03-03' });
const over = aBanner({ b_id: 5, b_state: 'ended', b_until: '2020-01-31' });
const all = [garland, lamp, off, later, over];

const openBanners = (
  banners: readonly AdminBannerWire[] = all,
  prepare: (fake: FakeServer) => void = () => undefined,
) =>
  openScreen('/banner-settings', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listAllBanners, { data: [...banners] });
      prepare(fake);
    },
  });

const preview = page.getByRole('group', { name: 'Preview' });
const tiles = page.getByRole('list', { name: 'Banners in their order' });
const tile = (name: string) => tiles.getByRole('button', { name, exact: true });
const shownInPreview = (name: string) => preview.getByRole('img', { name, exact: true });
const upload = dialogOf('Upload New Banner');

test.each(screens)('banners are shown with their states, on %s', async (_name, show) => {
  await show();
  await openBanners();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Banner Settings');
  await expect.element(page.getByRole('heading', { name: 'Manage Banners' })).toBeVisible();
  await expect.element(shownInPreview('Banner 1: A garland')).toBeVisible();
  await expect.element(preview.getByText('Picture 1 of 2')).toBeVisible();
  for (const name of [
    'Banner 1: A garland, Shown now',
    'Banner 3, Inactive',
    'Banner 4, From 3 March 2040',
    'Banner 5, Ended on 31 January 2020',
  ]) {
    await expect.element(tile(name)).toBeVisible();
  }
  await expectAccessible();
});

test('the preview goes on every three seconds, unless it is paused, pointed at or focused', async () => {
  await openBanners();
  await expect.element(shownInPreview('Banner 1: A garland')).toBeVisible();
  const before = performance.now();
  await expect.element(shownInPreview('Banner 2'), { timeout: 5000 }).toBeVisible();
  expect(performance.now() - before).toBeGreaterThan(2000);
  await preview.getByRole('button', { name: 'Pause the preview' }).click();
  await expect.element(preview.getByRole('button', { name: 'Start the preview' })).toHaveFocus();
  await expect.element(tile('Banner 2, Shown now')).toHaveAttribute('aria-pressed', 'true');
  await preview.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(shownInPreview('Banner 1: A garland')).toBeVisible();
});

test('whoever prefers less motion sees a preview that stands still', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'all' : query),
  );
  await openBanners();
  await expect.element(preview.getByRole('button', { name: 'Start the preview' })).toBeVisible();
});

test('a pressed thumbnail is selected in the preview, with what is known of it', async () => {
  await openBanners();
  await tile('Banner 3, Inactive').click();
  await expect.element(shownInPreview('Banner 3')).toBeVisible();
  await expect.element(preview.getByText('Visitors do not see this banner now.')).toBeVisible();
  await expect.element(page.getByText('None: screen readers skip this picture.')).toBeVisible();
  await tile('Banner 4, From 3 March 2040').click();
  await expect.element(page.getByRole('heading', { name: 'Banner 4' })).toBeVisible();
  await expect.element(page.getByRole('definition').getByText('From 3 March 2040').last()).toBeVisible();
  await expectAccessible();
});

test('banners that cannot be loaded can be tried again, and with none the screen says what visitors see', async () => {
  const { server } = await openBanners(all, (fake) => fake.disconnect(listAllBanners));
  await expect.element(page.getByRole('alert')).toHaveTextContent('The banners could not be loaded');
  server.answer(listAllBanners, { data: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No banner is shown now')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Banner' })).toBeVisible();
  await expectAccessible();
});

test('nothing is wider than the narrowest screen, with long texts', async () => {
  await showNarrowDarkReversed();
  const long = aBanner({
    b_alt: { en: 'Flower'.repeat(40) },
    b_link: `https://example.org/${'x'.repeat(300)}`,
  });
  await openBanners([long, off]);
  await tile(`Banner 1: ${'Flower'.repeat(40)}, Shown now`).click();
  await expect.element(page.getByRole('heading', { name: 'Banner 1' })).toBeVisible();
  expect(measureOverflow()).toBeLessThanOrEqual(0);
  await expectAccessible();
});

test('the icons of a banner have names, and appear for the keyboard', async () => {
  const { server } = await openBanners();
  server.answer(switchBanner, { data: { ...garland, b_status: 'inactive', b_state: 'inactive' } });
  const icon = tiles.getByRole('button', { name: 'Deactivate Banner 1: A garland' });
  await focus(tile('Banner 1: A garland, Shown now'));
  await userEvent.keyboard('{Tab}');
  await expect.element(icon).toHaveFocus();
  await expect.poll(() => getComputedStyle(icon.element().parentElement ?? document.body).opacity).toBe('1');
  await userEvent.keyboard('{Enter}');
  await expectOutcome({ title: 'Updated!', text: 'Banner status updated successfully.' });
  expect(server.listCalls(switchBanner)).toEqual([{ banner_id: 1, status: 'inactive' }]);
});

test('a banner is deleted after a question, and a refusal or a lost connection says so', async () => {
  const { server } = await openBanners();
  const icon = tiles.getByRole('button', { name: 'Delete Banner 2' });
  server.refuse(deleteBanner, { code: 'banner_not_found' });
  const confirm = async () => {
    await press(icon, '{Enter}');
    const question = dialogOf('Are you sure?');
    await expect.element(question).toHaveTextContent('This banner will be permanently deleted.');
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  };
  await confirm();
  await expectOutcome({ title: 'Failed!', text: 'This banner is not there any more.' });
  server.disconnect(deleteBanner);
  await confirm();
  await expectOutcome({ title: 'Failed!', text: 'Something went wrong, please try again!' });
  server.answer(deleteBanner, { data: null });
  server.answer(listAllBanners, { data: [garland] });
  await confirm();
  await expectOutcome({ title: 'Deleted!', text: 'Banner deleted successfully.' });
  await expect.element(tile('Banner 2, Shown now')).not.toBeInTheDocument();
});

test('a banner is moved by buttons, which keep the focus, and by dragging', async () => {
  const { server } = await openBanners([garland, lamp]);
  server.answer(moveBanner, { data: garland });
  await tile('Banner 1: A garland, Shown now').click();
  const moved = [lamp, garland].map((banner, index) => ({ ...banner, b_position: index + 1 }));
  server.answer(listAllBanners, { data: moved });
  const moveLater = page.getByRole('button', { name: /later$/ });
  await moveLater.click();
  await expect.element(tile('Banner 2: A garland, Shown now')).toBeVisible();
  await expect.element(moveLater).toHaveFocus();
  await expect.element(moveLater).toHaveAttribute('aria-disabled', 'true');
  await press(moveLater, '{Enter}');
  await expect.poll(() => server.listCalls(moveBanner)).toEqual([{ banner_id: 1, position: 2 }]);

  server.answer(listAllBanners, { data: [garland, lamp] });
  await drag(tile('Banner 2: A garland, Shown now'), tile('Banner 1, Shown now'));
  await expect.poll(() => server.listCalls(moveBanner).at(-1)).toEqual({ banner_id: 1, position: 1 });
});

async function drag(from: Locator, to: Locator): Promise<void> {
  const [start, end] = [from, to].map((place) => {
    const { left, top, width, height } = place.element().getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  });
  const send = (type: string, place: object | undefined, buttons: number) =>
    from.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'mouse',
        pointerId: 1,
        buttons,
        ...place,
      }),
    );
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  send('pointerdown', start, 1);
  // A rendering lies between two movements of a hand.
  for (const buttons of [1, 1]) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    send('pointermove', end, buttons);
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  send('pointerup', end, 0);
}

async function pick(...files: readonly File[]): Promise<void> {
  await expect.element(upload).toBeVisible();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (picker === null) throw new Error('There is no picker');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  picker.files = chosen.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

const svg = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'], name, {
    type: 'image/svg+xml',
  });

test('an image is chosen, shown and uploaded; without one a warning says so', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { server } = await openBanners([garland]);
  await page.getByRole('button', { name: 'Add Banner' }).click();
  await expect.element(upload.getByText('No image selected')).toBeVisible();
  const send = upload.getByRole('button', { name: 'Upload Banner' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
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
  await expectOutcome({ title: 'Failed!', text: 'This file is not a JPEG, PNG or WebP photo' });
  server.disconnect(addBanner);
  await send.click();
  await expectOutcome({ title: 'Upload Failed', text: 'Something went wrong. Please try again.' });

  server.answer(addBanner, { data: lamp });
  server.answer(listAllBanners, { data: [garland, lamp] });
  const release = server.hold(addBanner);
  await send.click();
  await expect.element(upload.getByRole('progressbar', { name: 'Uploading lamp.svg' })).toBeVisible();
  await expect.element(upload.getByText('50 %')).toBeVisible();
  await press(send, '{Enter}');
  release();
  await expectOutcome({ title: 'Banner Uploaded!', text: 'The banner has been uploaded successfully.' });
  await expect.element(upload).not.toBeInTheDocument();
  await expect.element(tile('Banner 2, Shown now')).toHaveAttribute('aria-pressed', 'true');
  expect(server.listCalls(addBanner)).toHaveLength(3);
});

/** A request of the browser that reports half of its progress, and is answered by the fake server. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = '';
  timeout = 0;
  #path = '';

  open(_method: string, path: string): void {
    this.#path = path;
  }

  setRequestHeader(): void {
    // The fake server does not ask who calls.
  }

  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }

  send(body: FormData): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    void this.#answer(body);
  }

  async #answer(body: FormData): Promise<void> {
    try {
      const response = await window.fetch(this.#path, { method: 'POST', body });
      this.response = await response.json();
      this.status = response.status;
    } catch {
      this.status = 0;
    }
    this.dispatchEvent(new Event('loadend'));
  }
}

test('text, focus point, link and days are edited, and only what was changed is sent', async () => {
  const { server } = await openBanners([lamp]);
  await tile('Banner 2, Shown now').click();
  await page.getByRole('button', { name: 'Edit Banner 2' }).click();
  const dialog = dialogOf('Edit banner 2');
  const point = dialog.getByRole('slider', { name: 'Focus point' });
  await press(point, '{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect.element(point).toHaveAttribute('aria-valuetext', '51 % from the left, 40 % from the top');
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
