import { expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { deleteBanner, listAllBanners, moveBanner, switchBanner } from '#contract/banners/banner-editing.ts';
import { focus, press } from '../support/keys.ts';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';
import { aBanner, openBanners, tile, tiles } from './open-banners.ts';

const garland = aBanner({ b_alt: { en: 'A garland' } });
const lamp = aBanner({ b_id: 2 });
const off = aBanner({ b_id: 3, b_status: 'inactive', b_state: 'inactive' });
const later = aBanner({ b_id: 4, b_state: 'scheduled', b_from: '2040-03-03' });
const over = aBanner({ b_id: 5, b_state: 'ended', b_until: '2020-01-31' });
const all = [garland, lamp, off, later, over];

const preview = page.getByRole('group', { name: 'Preview' });
const shownInPreview = (name: string) => preview.getByRole('img', { name, exact: true });

test('banners are shown with their states', async () => {
  await openBanners(all);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Banner Settings');
  await expect.element(page.getByRole('heading', { name: 'Manage Banners' })).toBeVisible();
  await expect.element(shownInPreview('Banner 1: A garland')).toBeVisible();
  await expect.element(preview.getByText('Banner 1 of 2')).toBeVisible();
  for (const name of [
    'Banner 1: A garland, Shown now',
    'Banner 3, Inactive',
    'Banner 4, From 3 March 2040',
    'Banner 5, Ended on 31 January 2020',
  ]) {
    await expect.element(tile(name)).toBeVisible();
  }
});

test('the preview goes on by itself, unless it is paused, pointed at or focused', async () => {
  await openBanners(all);
  await expect.element(shownInPreview('Banner 1: A garland')).toBeVisible();
  // The test before may have left the pointer over the preview, which would pause it.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(shownInPreview('Banner 2')).toBeVisible();
  await preview.getByRole('button', { name: 'Pause the preview' }).click();
  await expect.element(preview.getByRole('button', { name: 'Start the preview' })).toHaveFocus();
  await expect.element(tile('Banner 2, Shown now')).toHaveAttribute('aria-pressed', 'true');
  await preview.getByRole('button', { name: 'Next banner' }).click();
  await expect.element(shownInPreview('Banner 1: A garland')).toBeVisible();
});

test('a person who prefers less motion sees a preview that stands still', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'all' : query),
  );
  await openBanners(all);
  await expect.element(preview.getByRole('button', { name: 'Start the preview' })).toBeVisible();
});

test('a pressed thumbnail is selected in the preview, with what is known of it', async () => {
  await openBanners(all);
  await tile('Banner 3, Inactive').click();
  await expect.element(shownInPreview('Banner 3')).toBeVisible();
  await expect.element(preview.getByText('Visitors do not see this banner now.')).toBeVisible();
  await expect.element(page.getByText('None: screen readers skip this banner.')).toBeVisible();
  await tile('Banner 4, From 3 March 2040').click();
  await expect.element(page.getByRole('heading', { name: 'Banner 4' })).toBeVisible();
  await expect.element(page.getByRole('definition').getByText('From 3 March 2040').last()).toBeVisible();
});

test('the icons of a banner have names, and appear for the keyboard', async () => {
  const { server } = await openBanners(all);
  server.answer(switchBanner, { data: { ...garland, b_status: 'inactive', b_state: 'inactive' } });
  const icon = tiles.getByRole('button', { name: 'Deactivate Banner 1: A garland' });
  await focus(tile('Banner 1: A garland, Shown now'));
  await userEvent.keyboard('{Tab}');
  await expect.element(icon).toHaveFocus();
  await expect.poll(() => getComputedStyle(icon.element().parentElement ?? document.body).opacity).toBe('1');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Banner status updated successfully.' }))
    .toBeInTheDocument();
  expect(server.listCalls(switchBanner)).toEqual([{ banner_id: 1, status: 'inactive' }]);
});

test('a banner is deleted after a question, and a refusal or a lost connection says so', async () => {
  const { server } = await openBanners(all);
  const icon = tiles.getByRole('button', { name: 'Delete Banner 2' });
  server.refuse(deleteBanner, { code: 'banner_not_found' });
  const confirm = async () => {
    await press(icon, '{Enter}');
    const question = dialogOf('Are you sure?');
    await expect.element(question).toHaveTextContent('This banner will be permanently deleted.');
    await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  };
  await confirm();
  await expectOutcome({ title: 'Failed!', text: 'This banner no longer exists.' });
  server.disconnect(deleteBanner);
  await confirm();
  await expectOutcome({ title: 'Failed!', text: 'Something went wrong, please try again!' });
  server.answer(deleteBanner, { data: null });
  server.answer(listAllBanners, { data: [garland] });
  await confirm();
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
