import { table } from '#server/platform/database/table.ts';

/** The secret keys that were replaced, the oldest first, each sealed with the present one. */
export const formerKeys = table({
  id: 'integer=',
  sealedKey: 'text',
  createdAt: 'timestamptz',
});
