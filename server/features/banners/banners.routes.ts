import {
  addBanner as addBannerEndpoint,
  deleteBanner as deleteBannerEndpoint,
  editBanner as editBannerEndpoint,
  listAllBanners,
  moveBanner as moveBannerEndpoint,
  switchBanner as switchBannerEndpoint,
} from '#contract/banners/banner-editing.ts';
import { listBanners as listBannersEndpoint } from '#contract/banners/list-banners.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { presentAdminBanner, presentBanner } from './banners.presenter.ts';
import { type Banner, listBanners } from './banners.repository.ts';
import { stateOn } from './banners.rules.ts';
import { addBanner, deleteBanner, editBanner, moveBanner, switchBanner } from './edit-banners.ts';

/** The pictures of the landing page: those of today for visitors, and all of them as administrators edit them. */
export function bannersRoutes(context: Context): Route[] {
  const { database, now } = context;
  const findToday = async () => todayAt(await findSiteSettings(database), now());
  const present = async (banner: Banner) => ({ data: presentAdminBanner(banner, await findToday()) });
  return [
    route(listBannersEndpoint, async () => {
      const [banners, today] = [await listBanners(database), await findToday()];
      return { data: banners.filter((banner) => stateOn(today, banner) === 'shown').map(presentBanner) };
    }),
    route(listAllBanners, async () => {
      const [banners, today] = [await listBanners(database), await findToday()];
      return { data: banners.map((banner) => presentAdminBanner(banner, today)) };
    }),
    route(addBannerEndpoint, async ({ input: { file }, caller: { accountId: administratorId } }) =>
      present(await addBanner(context, { file, administratorId })),
    ),
    route(deleteBannerEndpoint, async ({ input, caller }) => {
      await deleteBanner(context, { id: input.banner_id, administratorId: caller.accountId });
      return { data: null };
    }),
    route(switchBannerEndpoint, async ({ input, caller }) =>
      present(await switchBanner(context, { input, administratorId: caller.accountId })),
    ),
    route(editBannerEndpoint, async ({ input, caller }) =>
      present(await editBanner(context, { input, administratorId: caller.accountId })),
    ),
    route(moveBannerEndpoint, async ({ input, caller }) =>
      present(await moveBanner(context, { input, administratorId: caller.accountId })),
    ),
  ];
}
