import { isDeepStrictEqual } from 'node:util';
import type {
  editBanner as editBannerEndpoint,
  moveBanner as moveBannerEndpoint,
  switchBanner as switchBannerEndpoint,
} from '#contract/banners/banner-editing.ts';
import { bannerLimits } from '#contract/banners/banner-limits.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { ReceivedFile } from '#contract/calls/upload.ts';
import {
  drawAgain,
  drawUpload,
  insertPicture,
  type Picture,
  removePicture,
  replacePicture,
} from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import {
  type Banner,
  changeBanner,
  insertBanner,
  listBanners,
  lockBanners,
  orderBanners,
  removeBanner,
} from './banners.repository.ts';
import { moveTo } from './banners.rules.ts';
import { planBanner } from './plan-banner.ts';

type Edit<Endpoint> = { input: ValidInput<Endpoint>; administratorId: number };

const middle = { x: 0.5, y: 0.5 };

/** Adds an active banner after the others. Throws too_many_banners, and what `drawUpload` throws. */
export async function addBanner(
  context: Context,
  { file, administratorId }: { file: ReceivedFile; administratorId: number },
): Promise<Banner> {
  // Once before the picture is drawn, which takes seconds.
  requireRoom(await listBanners(context.database));
  const picture = await drawUpload(context, { sender: administratorId, file, plan: planBanner(middle) });
  return editBanners(context, {
    administratorId,
    edit: async (banners, { database }) => {
      requireRoom(banners);
      await insertPicture(database, picture);
      const { token, width, height } = picture;
      const position = banners.length + 1;
      const { id } = await insertBanner(database, { picture: token, position, createdAt: context.now() });
      return { id, done: { action: 'banner.added', after: { position, width, height } } };
    },
  });
}

function requireRoom(banners: readonly Banner[]): void {
  if (banners.length >= bannerLimits.count) throw problem('too_many_banners');
}

/** Deletes a banner and its files. Throws banner_not_found. */
export async function deleteBanner(
  context: Context,
  { id, administratorId }: { id: number; administratorId: number },
): Promise<void> {
  await changeBanners(context, {
    administratorId,
    edit: async (banners, work) => {
      const banner = requireBanner(banners, id);
      await removeBanner(work.database, id);
      await removePicture(work, banner.picture);
      const others = banners.filter((other) => other.id !== id).map((other) => other.id);
      await orderBanners(work.database, others);
      return { id, done: { action: 'banner.deleted', before: describe(banner) } };
    },
  });
}

/** Switches a banner to a status, the other one by default. Throws banner_not_found. */
export async function switchBanner(
  context: Context,
  { input: { banner_id: id, status: wanted }, administratorId }: Edit<typeof switchBannerEndpoint>,
): Promise<Banner> {
  return editBanners(context, {
    administratorId,
    edit: async (banners, { database }) => {
      const before = requireBanner(banners, id).status;
      const status = wanted ?? (before === 'active' ? 'inactive' : 'active');
      if (status === before) return { id, done: null };
      await changeBanner(database, { id, status });
      const action = status === 'active' ? 'banner.activated' : 'banner.deactivated';
      return { id, done: { action } };
    },
  });
}

/** Moves a banner. Throws banner_not_found. */
export async function moveBanner(
  context: Context,
  { input: { banner_id: id, position }, administratorId }: Edit<typeof moveBannerEndpoint>,
): Promise<Banner> {
  return editBanners(context, {
    administratorId,
    edit: async (banners, { database }) => {
      const before = requireBanner(banners, id).position;
      const order = moveTo(
        banners.map((banner) => banner.id),
        { id, position },
      );
      const after = order.indexOf(id) + 1;
      if (after === before) return { id, done: null };
      await orderBanners(database, order);
      const changed = { before: { position: before }, after: { position: after } };
      return { id, done: { action: 'banner.moved', ...changed } };
    },
  });
}

/**
 * Changes texts, focus point, link and dates; what is absent stays. Throws banner_not_found, invalid_input on `until` or `alt`, and
 * banner_edited when the picture was drawn anew by another change in the meantime.
 */
export async function editBanner(
  context: Context,
  { input, administratorId }: Edit<typeof editBannerEndpoint>,
): Promise<Banner> {
  const { banner_id: id } = input;
  const seen = requireBanner(await listBanners(context.database), id);
  const { focus } = applyEdit(seen, input);
  const isMoved = !isDeepStrictEqual(focus, seen.focus);
  const drawn = isMoved
    ? await drawAgain(context, { sender: administratorId, token: seen.picture, plan: planBanner(focus) })
    : null;
  return editBanners(context, {
    administratorId,
    edit: async (banners, work) => {
      const banner = requireBanner(banners, id);
      const [before, after] = [describe(banner), applyEdit(banner, input)];
      if (isMoved) await putDrawn(work, { seen, drawn });
      if (isDeepStrictEqual(before, after)) return { id, done: null };
      const { alternatives, link, showsFrom, showsUntil } = after;
      await changeBanner(work.database, {
        id,
        alternatives: JSON.stringify(alternatives),
        focus: JSON.stringify(after.focus),
        link,
        showsFrom,
        showsUntil,
      });
      return { id, done: { action: 'banner.edited', ...changesOf(before, after) } };
    },
  });
}

async function putDrawn(work: Work, { seen, drawn }: { seen: Banner; drawn: Picture | null }): Promise<void> {
  const isPut = drawn !== null && (await replacePicture(work, { token: seen.picture, picture: drawn }));
  if (!isPut) throw problem('banner_edited');
}

type Details = Pick<Banner, 'alternatives' | 'focus' | 'link' | 'showsFrom' | 'showsUntil'>;

/** What administrators say of a banner, for the audit log. */
function describe({ alternatives, focus, link, showsFrom, showsUntil }: Banner): Details {
  return { alternatives, focus, link, showsFrom, showsUntil };
}

/** What a banner becomes by an edit. Throws invalid_input on `until` or `alt`. */
function applyEdit(banner: Banner, input: ValidInput<typeof editBannerEndpoint>): Details {
  const { alt, focus_x: x, focus_y: y, link, from, until } = input;
  const after = {
    alternatives: alt ?? banner.alternatives,
    focus: { x: x ?? banner.focus.x, y: y ?? banner.focus.y },
    link: link === undefined ? banner.link : link,
    showsFrom: from === undefined ? banner.showsFrom : from,
    showsUntil: until === undefined ? banner.showsUntil : until,
  };
  requireSense(after);
  return after;
}

function requireSense({ alternatives, link, showsFrom, showsUntil }: Details): void {
  if (showsFrom !== null && showsUntil !== null && showsUntil < showsFrom) {
    throw fieldProblem('until', 'validation.banner_until');
  }
  if (link !== null && Object.keys(alternatives).length === 0) {
    throw fieldProblem('alt', 'validation.banner_alternative');
  }
}

/** The fields that an edit changes, as they were and as they become. */
function changesOf(before: Details, after: Details): { before: Partial<Details>; after: Partial<Details> } {
  const names = ['alternatives', 'focus', 'link', 'showsFrom', 'showsUntil'] as const;
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (details: Details) => Object.fromEntries(changed.map((name) => [name, details[name]]));
  return { before: pick(before), after: pick(after) };
}

function requireBanner(banners: readonly Banner[], id: number): Banner {
  const banner = banners.find((candidate) => candidate.id === id);
  if (banner === undefined) throw problem('banner_not_found');
  return banner;
}

type BannersEdit = {
  administratorId: number;
  /** Edits the banners under a lock. `done` is the entry of the audit log; null when nothing changed. */
  edit: (
    banners: readonly Banner[],
    work: Work,
  ) => Promise<{ id: number; done: Omit<AuditedAction, 'administratorId' | 'subject' | 'now'> | null }>;
};

/** Changes the banners and returns the one that was changed. */
async function editBanners(context: Context, edit: BannersEdit): Promise<Banner> {
  const { id, banners } = await changeBanners(context, edit);
  return requireBanner(banners, id);
}

/** Changes the banners, one administrator at a time, and records it in the audit log. */
async function changeBanners(
  { transact, now }: Context,
  { administratorId, edit }: BannersEdit,
): Promise<{ id: number; banners: Banner[] }> {
  return transact(async (work) => {
    const { database } = work;
    await lockBanners(database);
    const { id, done } = await edit(await listBanners(database), work);
    const banners = await listBanners(database);
    if (done !== null) {
      await recordAction(database, { ...done, subject: `banner ${id}`, administratorId, now: now() });
    }
    return { id, banners };
  });
}
