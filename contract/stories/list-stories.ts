import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { storyWire } from './story.wire.ts';

/** The approved stories, newest wedding first. */
export const listStories = endpoint({
  method: 'GET',
  path: '/success_story/list',
  access: 'public',
  feature: 'stories',
  summary: 'List the approved success stories',
  reads: [],
  input: z.object({}),
  data: z.array(storyWire),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 10,
});
