import { Readable } from 'node:stream';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import type { exportEnquiries as exportEnquiriesEndpoint } from '#contract/enquiries/enquiries.ts';
import { findToday } from '#server/features/site/site.ts';
import { enquiryColumns } from '#server/locales/en-enquiries.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { AnsweredFile, Caller } from '#server/platform/http/route.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import {
  countEnquiries,
  type EnquiryFilter,
  type ListedEnquiry,
  listEnquiriesAfter,
} from './enquiries.repository.ts';
import { referenceOf } from './enquiries.rules.ts';
import { filterOf } from './list-enquiries.ts';

/** The enquiries of a filter as a spreadsheet, written while it is sent; records the export. */
export async function exportEnquiries(
  context: Context,
  { input, caller }: { input: ValidInput<typeof exportEnquiriesEndpoint>; caller: Caller },
): Promise<AnsweredFile> {
  const filter = filterOf({ input, caller });
  const { status, assignee, search } = input;
  await context.transact(async ({ database }) => {
    const count = await countEnquiries(database, filter);
    await recordAction(database, {
      administratorId: caller.accountId,
      action: 'enquiries.exported',
      subject: 'enquiries',
      // A search may be a name or an address.
      after: { count, status: status ?? 'all', assignee: assignee ?? 'all', has_search: search !== '' },
      now: context.now(),
    });
  });
  const name = `enquiries-${await findToday(context)}.csv`;
  return { name, content: Readable.from(writeLines(context, filter)) };
}

const rowsAtOnce = 500;

async function* writeLines(
  { database }: Pick<Context, 'database'>,
  filter: EnquiryFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv([enquiryColumns]);
  for (let after = 0; ;) {
    const enquiries = await listEnquiriesAfter(database, { ...filter, after, most: rowsAtOnce });
    const last = enquiries.at(-1);
    if (last === undefined) return;
    yield writeCsv(enquiries.map(cellsOf));
    after = last.id;
  }
}

function cellsOf(enquiry: ListedEnquiry): string[] {
  return [
    referenceOf(enquiry.id),
    enquiry.status,
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.createdAt.toISOString(),
    enquiry.message,
    enquiry.note ?? '',
    enquiry.assignee ?? '',
    enquiry.updatedAt.toISOString(),
  ];
}
