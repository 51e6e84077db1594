import type { RowsOf } from '#server/platform/database/table.ts';
import * as accounts from './tables/accounts.tables.ts';
import * as administration from './tables/administration.tables.ts';
import * as audit from './tables/audit.tables.ts';
import * as connecting from './tables/connecting.tables.ts';
import * as conversations from './tables/conversations.tables.ts';
import * as enquiries from './tables/enquiries.tables.ts';
import * as imports from './tables/imports.tables.ts';
import * as keys from './tables/keys.tables.ts';
import * as matches from './tables/matches.tables.ts';
import * as members from './tables/members.tables.ts';
import * as payments from './tables/payments.tables.ts';
import * as photos from './tables/photos.tables.ts';
import * as profiles from './tables/profiles.tables.ts';
import * as push from './tables/push.tables.ts';
import * as review from './tables/review.tables.ts';
import * as safety from './tables/safety.tables.ts';
import * as search from './tables/search.tables.ts';
import * as secondFactor from './tables/second-factor.tables.ts';
import * as site from './tables/site.tables.ts';

/** Every table of the product as data; a test holds it against the migrated database. */
export const tables = {
  ...accounts,
  ...administration,
  ...audit,
  ...connecting,
  ...conversations,
  ...enquiries,
  ...imports,
  ...keys,
  ...matches,
  ...members,
  ...payments,
  ...photos,
  ...profiles,
  ...push,
  ...review,
  ...safety,
  ...search,
  ...secondFactor,
  ...site,
};

/** Every table of the product as Kysely sees it. */
export type Tables = { [Name in keyof typeof tables]: RowsOf<(typeof tables)[Name]> };
