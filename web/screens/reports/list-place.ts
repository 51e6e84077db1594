import { createListPlace } from '#web/parts/lists/list-place.ts';
import type { ReportSearch } from './report-orders.data.ts';

/** A case leads back to the reports as they were. */
export const { useRememberedList, useWayBack } = createListPlace<ReportSearch>('/admin-reports');
