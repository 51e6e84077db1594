import { bannerMapper } from '#contract/banners/banner.wire.ts';
import { listBanners } from '#contract/banners/list-banners.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { listActiveBanners } from './banners.repository.ts';

/** The pictures of the landing page. */
export function bannersRoutes({ database }: Context): Route[] {
  return [
    route(listBanners, async () => ({ data: (await listActiveBanners(database)).map(bannerMapper.toWire) })),
  ];
}
