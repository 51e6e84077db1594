import { listEnquiries as listEnquiriesEndpoint, sendEnquiry } from '#contract/enquiries/enquiries.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { insertEnquiry } from './enquiries.repository.ts';
import { listEnquiries } from './list-enquiries.ts';

/** Sending an enquiry, and the administrators' list of them. */
export function enquiriesRoutes(context: Context): Route[] {
  return [
    route(sendEnquiry, async ({ input }) => {
      const { name, email, phone, message } = input;
      await insertEnquiry(context.database, { name, email, phone, message, createdAt: context.now() });
      return { data: null };
    }),
    route(listEnquiriesEndpoint, ({ input }) => listEnquiries(context, input)),
  ];
}
