import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BannerWire } from '#contract/banners/banner.wire.ts';
import { listBanners } from '#contract/banners/list-banners.ts';
import { press } from '../support/keys.ts';
import { openLanding } from '../support/landing.ts';
import { screens } from '../support/views.ts';

const aBanner = (id: number, changes: Partial<BannerWire> = {}): BannerWire => ({
  b_id: id,
  b_file: `/photos/the-folder-of-banner-${id}/wide-1920.jpg`,
  b_alt: {},
  b_link: null,
  b_focus_wide: { x: 0.25, y: 0.5 },
  b_focus_tall: { x: 0.5, y: 1 },
  ...changes,
});
const plans = aBanner(1, {
  b_alt: { en: '<b>Plans</b> for every family', hi: 'योजनाएँ' },
  b_link: '/subscription',
});
const lamp = aBanner(2, { b_alt: { en: 'A lamp' } });
const decoration = aBanner(3);

const hero = page.getByRole('region', { name: 'Find someone who feels like family' });
const open = (...banners: readonly BannerWire[]) =>
  openLanding('', (server) => server.answer(listBanners, { data: [...banners] }));
const pictures = () => [...hero.element().querySelectorAll('img')].map((image) => image.getAttribute('src'));

test.each(screens)(
  'the hero shows the banners in their widths, with their text and link, on %s',
  async (_name, show) => {
    await show();
    await open(plans, lamp, decoration);
    const first = hero.getByRole('img', { name: '<b>Plans</b> for every family' });
    await expect.element(first).toBeVisible();
    const sources = [...hero.element().querySelectorAll('source')].slice(0, 4);
    expect(sources.map(({ type, media, srcset }) => [type, media, srcset.split(', ').at(-1)])).toEqual([
      ['image/avif', '(max-aspect-ratio: 1/1)', '/photos/the-folder-of-banner-1/tall-900.avif 900w'],
      ['image/webp', '(max-aspect-ratio: 1/1)', '/photos/the-folder-of-banner-1/tall-900.webp 900w'],
      ['image/avif', '', '/photos/the-folder-of-banner-1/wide-1920.avif 1920w'],
      ['image/webp', '', '/photos/the-folder-of-banner-1/wide-1920.webp 1920w'],
    ]);
    const isTall = window.innerHeight > window.innerWidth;
    expect(getComputedStyle(first.element()).objectPosition).toBe(isTall ? '50% 100%' : '25% 50%');
    const link = hero.getByRole('link', { name: 'Learn more about: <b>Plans</b> for every family' });
    await expect.element(link).toHaveAttribute('href', '/subscription');
  },
);

test('the link belongs to the picture on screen, and nothing moves when the next one has none', async () => {
  await open(plans, lamp, decoration);
  const dots = hero.getByRole('group', { name: 'Pictures' });
  await expect.element(dots).toBeVisible();
  const before = dots.element().getBoundingClientRect().top;
  await press(hero.getByRole('button', { name: 'Show picture 2 of 3' }), '{Enter}');
  await expect.element(hero.getByRole('img', { name: 'A lamp' })).toBeVisible();
  await expect.element(hero.getByRole('link', { name: /Learn more/ })).not.toBeInTheDocument();
  await expect.element(hero.getByRole('img', { name: /Plans/ })).not.toBeInTheDocument();
  expect(dots.element().getBoundingClientRect().top).toBe(before);
  await press(hero.getByRole('button', { name: 'Show picture 3 of 3' }), '{Enter}');
  await expect.element(hero.getByRole('img')).not.toBeInTheDocument();
});

test('the drawn pictures are shown when there are no banners', async () => {
  await open();
  await expect.element(hero.getByRole('button', { name: 'Show picture 5 of 5' })).toBeVisible();
  expect(pictures()[0]).toBe('/art/hero-kolam-960.webp');
});

test('one banner stands still, without buttons for pictures', async () => {
  await open(lamp);
  await expect.element(hero.getByRole('img', { name: 'A lamp' })).toBeVisible();
  await expect.element(hero.getByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
  expect(pictures()).toEqual(['/photos/the-folder-of-banner-2/wide-960.jpg']);
});

test('a person who prefers less motion sees banners that stand still until the movement is started', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'all' : query),
  );
  await open(plans, lamp);
  await expect.element(hero.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
});
