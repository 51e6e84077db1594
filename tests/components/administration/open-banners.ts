import { page } from 'vitest/browser';
import { listAllBanners } from '#contract/banners/banner-editing.ts';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';

/** A banner as administrators see it. */
export function aBanner(changes: Partial<AdminBannerWire> = {}): AdminBannerWire {
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

export const openBanners = (
  banners: readonly AdminBannerWire[],
  prepare: (fake: FakeServer) => void = () => undefined,
) =>
  openScreen('/banner-settings', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listAllBanners, { data: [...banners] });
      prepare(fake);
    },
  });

export const tiles = page.getByRole('list', { name: 'Banners in order' });
export const tile = (name: string) => tiles.getByRole('button', { name, exact: true });
