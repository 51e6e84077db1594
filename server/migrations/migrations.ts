import type { Migration } from 'kysely/migration';
import * as baseline from './0001-baseline.ts';
import * as foldedNames from './0002-folded-names.ts';
import * as agreedStories from './0003-agreed-stories.ts';
import * as linksOfCodes from './0004-links-of-codes.ts';
import * as freeViews from './0005-free-views.ts';
import * as earlierSheets from './0006-earlier-sheets.ts';
import * as browsersOfRegistrations from './0007-browsers-of-registrations.ts';

/**
 * All migrations, in order. The first one makes the database of the first released version. One that was part of a release is never changed
 * or removed: mend it by another one behind it.
 */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-folded-names': foldedNames,
  '0003-agreed-stories': agreedStories,
  '0004-links-of-codes': linksOfCodes,
  '0005-free-views': freeViews,
  '0006-earlier-sheets': earlierSheets,
  '0007-browsers-of-registrations': browsersOfRegistrations,
};
