import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { bannerWire } from './banner.wire.ts';

/** The active banners, in their order. Empty when the operator has none; then the drawn pictures are shown. */
export const listBanners = endpoint({
  method: 'GET',
  path: '/banner',
  access: 'public',
  feature: 'banners',
  summary: 'List the active banners of the landing page',
  reads: ['banners'],
  input: z.object({}),
  data: z.array(bannerWire),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});
