import { z } from 'zod';
import { type Endpoint, endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { upload } from '#contract/calls/upload.ts';
import { rowId, wholeNumber } from '#contract/fields/fields.ts';
import { bannerLimits } from './banner-limits.ts';
import { alternatives, bannerDay, bannerLink, share } from './banner.fields.ts';
import { adminBannerWire } from './banner.wire.ts';
import { listBanners } from './list-banners.ts';

/** All banners in their order, with why visitors see them or not. */
export const listAllBanners = endpoint({
  method: 'GET',
  path: '/admin/banner/list',
  access: 'administrator',
  permission: 'banners.edit',
  feature: 'banners',
  summary: 'List all banners, inactive ones included',
  reads: ['banners'],
  input: z.object({}),
  data: z.array(adminBannerWire),
  message: 'outcome.done',
  problems: [],
});

/** Adds an active banner after the others. The picture is drawn anew, without metadata, in the widths and shapes of the landing page. */
export const addBanner = endpoint({
  method: 'POST',
  path: '/admin/banner/add',
  access: 'administrator',
  permission: 'banners.edit',
  needsProof: true,
  feature: 'banners',
  summary: 'Upload a banner of the landing page',
  changes: ['banners'],
  input: z.object({ file: upload }),
  files: { file: 1 },
  data: adminBannerWire,
  message: 'outcome.banner_added',
  status: 201,
  problems: [
    'too_many_banners',
    'not_an_image',
    'heic_not_readable',
    'photo_too_large',
    'too_many_pixels',
    'animated_photo',
    'broken_photo',
    'unavailable',
  ],
});

/** Deletes a banner and the files of its picture. */
export const deleteBanner = endpoint({
  method: 'POST',
  path: '/admin/banner/delete',
  access: 'administrator',
  permission: 'banners.edit',
  needsProof: true,
  feature: 'banners',
  summary: 'Delete a banner',
  changes: ['banners'],
  input: z.object({ banner_id: rowId }),
  data: z.null(),
  message: 'outcome.banner_deleted',
  problems: ['banner_not_found'],
});

/**
 * Switches a banner from active to inactive or back. With `status` it becomes that, so that two who press at once both have what they want.
 */
export const switchBanner = endpoint({
  method: 'POST',
  path: '/admin/banner/update',
  access: 'administrator',
  permission: 'banners.edit',
  needsProof: true,
  feature: 'banners',
  summary: 'Switch a banner on or off',
  changes: ['banners'],
  input: z.object({
    banner_id: rowId,
    status: z.enum(['active', 'inactive'], says('validation.choice')).optional(),
  }),
  data: adminBannerWire,
  message: 'outcome.banner_switched',
  problems: ['banner_not_found'],
});

/**
 * Changes what belongs to the picture of a banner; what is absent stays as it is. Another focus point has the picture drawn anew, so
 * `b_file` changes. A banner with a link needs an alternative text, which says where the link leads.
 */
export const editBanner = endpoint({
  method: 'POST',
  path: '/admin/banner/edit',
  access: 'administrator',
  permission: 'banners.edit',
  needsProof: true,
  feature: 'banners',
  summary: 'Change the texts, focus point, link and dates of a banner',
  changes: ['banners'],
  input: z.object({
    banner_id: rowId,
    alt: alternatives.optional(),
    focus_x: share.optional(),
    focus_y: share.optional(),
    link: bannerLink.nullable().optional(),
    from: bannerDay.nullable().optional(),
    until: bannerDay.nullable().optional(),
  }),
  data: adminBannerWire,
  message: 'outcome.banner_edited',
  problems: ['banner_not_found', 'banner_edited', 'unavailable'],
});

/** Moves a banner to a place among all, counted from 1; one after the last is the last. */
export const moveBanner = endpoint({
  method: 'POST',
  path: '/admin/banner/move',
  access: 'administrator',
  permission: 'banners.edit',
  needsProof: true,
  feature: 'banners',
  summary: 'Move a banner to another place',
  changes: ['banners'],
  input: z.object({ banner_id: rowId, position: wholeNumber(1, bannerLimits.count) }),
  data: adminBannerWire,
  message: 'outcome.banner_moved',
  problems: ['banner_not_found'],
});

/** The calls about banners. */
export const bannerEndpoints: readonly Endpoint[] = [
  listBanners,
  listAllBanners,
  addBanner,
  switchBanner,
  editBanner,
  moveBanner,
  deleteBanner,
];
