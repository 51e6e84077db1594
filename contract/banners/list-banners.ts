import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { bannerWire } from './banner.wire.ts';

/** The active banners whose days include today, in their order. With none, the drawn pictures are shown. */
export const listBanners = endpoint({
  method: 'GET',
  path: '/banner',
  access: 'public',
  feature: 'banners',
  summary: 'List the banners that the landing page shows today',
  reads: ['banners'],
  input: z.object({}),
  data: z.array(bannerWire),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});
