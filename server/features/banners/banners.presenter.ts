import {
  adminBannerWire,
  type AdminBannerWire,
  bannerMapper,
  type BannerWire,
} from '#contract/banners/banner.wire.ts';
import { pathOfPicture, pathOfSource } from '#server/features/photos/photos.ts';
import type { Banner } from './banners.repository.ts';
import { placeIn, stateOn } from './banners.rules.ts';
import { planBanner } from './plan-banner.ts';

/** A banner for visitors. */
export function presentBanner(banner: Banner): BannerWire {
  const { id, picture, alternatives, link, focus } = banner;
  const { wide, tall } = planBanner(focus)(banner);
  return bannerMapper.toWire({
    id,
    file: pathOfPicture(picture, 'wide'),
    alternatives,
    link,
    focusWide: placeIn(wide, focus),
    focusTall: placeIn(tall, focus),
  });
}

/** A banner for administrators, as it is today. */
export function presentAdminBanner(banner: Banner, today: string): AdminBannerWire {
  const { status, position, sourceToken, width, height, focus, showsFrom, showsUntil } = banner;
  return {
    ...presentBanner(banner),
    ...bannerMapper.toWire({ position, width, height, showsFrom, showsUntil }),
    ...bannerMapper.toWire({ source: pathOfSource(sourceToken), focusX: focus.x, focusY: focus.y }),
    b_status: adminBannerWire.shape.b_status.parse(status),
    b_state: stateOn(today, banner),
  };
}
