import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { settingsWire } from './settings.wire.ts';

/** The own settings. */
export const showSettings = endpoint({
  method: 'GET',
  path: '/settings',
  access: 'member',
  feature: 'settings',
  summary: 'The own settings',
  input: z.object({}),
  data: settingsWire,
  message: 'outcome.done',
  problems: [],
});
