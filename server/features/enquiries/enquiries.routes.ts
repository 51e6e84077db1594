import { listEnquiries } from '#contract/enquiries/list-enquiries.ts';
import { sendEnquiry } from '#contract/enquiries/send-enquiry.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { insertEnquiry } from './enquiries.repository.ts';
import { listEnquiries as listAllEnquiries } from './list-enquiries.ts';

/** The calls of sending an enquiry and reading them. */
export function enquiriesRoutes(context: Context): Route[] {
  return [
    route(sendEnquiry, async ({ input }) => {
      const { name, email, phone, message } = input;
      await insertEnquiry(context.database, { name, email, phone, message, createdAt: context.now() });
      return { data: null };
    }),
    route(listEnquiries, async ({ input }) => listAllEnquiries(context, input)),
  ];
}
