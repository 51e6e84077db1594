import {
  addBanner,
  deleteBanner,
  editBanner,
  listAllBanners,
  moveBanner,
  switchBanner,
} from '#contract/banners/banner-editing.ts';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { listBanners } from '#contract/banners/list-banners.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aFile, aPictureFile, type PictureOptions } from './a-picture.ts';

/** A banner that an administrator uploaded; a small one, which is drawn quickly. */
export async function aBanner(
  application: TestApplication,
  { token, ...options }: PictureOptions & { token: string },
): Promise<AdminBannerWire> {
  const file = await aPictureFile({ width: 64, height: 48, ...options });
  const { body } = await callApi(application, { endpoint: addBanner, input: { file }, token });
  if (!body.result) throw new Error(`Upload refused: ${body.message}`);
  return body.data;
}

/** The calls of an administrator about banners; `clear` deletes all of them and begins a new list of audited actions. */
export function createBannerCalls(application: TestApplication, administrator: { token: string }) {
  let entriesBefore = 0;
  const listAudited = () =>
    application.context.database
      .selectFrom('auditEntries')
      .select(['administratorId', 'action', 'subject', 'before', 'after'])
      .where('action', 'like', 'banner.%')
      .orderBy('id')
      .offset(entriesBefore)
      .execute();
  const calls = {
    upload: (content: Uint8Array, name?: string) =>
      callApi(application, {
        endpoint: addBanner,
        input: { file: aFile(content, name) },
        token: administrator.token,
      }),
    list: async () =>
      (await callApi(application, { endpoint: listAllBanners, input: {}, token: administrator.token })).body
        .data,
    /** As visitors see them. */
    listShown: async () => (await callApi(application, { endpoint: listBanners, input: {} })).body.data,
    listOrder: async () => (await calls.list()).map(({ b_id, b_position }) => [b_id, b_position]),
    listAudited,
    delete: (banner_id: number) =>
      callApi(application, { endpoint: deleteBanner, input: { banner_id }, token: administrator.token }),
    edit: (input: EndpointInput<typeof editBanner>) =>
      callApi(application, { endpoint: editBanner, input, token: administrator.token }),
    move: (banner_id: number, position: number) =>
      callApi(application, {
        endpoint: moveBanner,
        input: { banner_id, position },
        token: administrator.token,
      }),
    switch: (input: EndpointInput<typeof switchBanner>) =>
      callApi(application, { endpoint: switchBanner, input, token: administrator.token }),
    clear: async () => {
      for (const { b_id } of await calls.list()) await calls.delete(b_id);
      entriesBefore += (await listAudited()).length;
    },
  };
  return calls;
}

export type BannerCalls = ReturnType<typeof createBannerCalls>;

/** A banner that whole-product tests name: the first one, or a new one. */
export async function aBannerSubject(
  application: TestApplication,
  { token }: { token: string },
): Promise<number> {
  const { body } = await callApi(application, { endpoint: listAllBanners, input: {}, token });
  return (body.data[0] ?? (await aBanner(application, { token }))).b_id;
}

/** A valid input of every call about banners, by name. */
export function writeBannerInputs(banner_id: number, file: Blob): Record<string, object> {
  return {
    'GET /banner': {},
    'GET /admin/banner/list': {},
    'POST /admin/banner/add': { file },
    'POST /admin/banner/edit': { banner_id, alt: { en: 'A garland' }, from: '2026-01-01', until: null },
    'POST /admin/banner/move': { banner_id, position: 1 },
    'POST /admin/banner/update': { banner_id },
    'POST /admin/banner/delete': { banner_id },
  };
}
