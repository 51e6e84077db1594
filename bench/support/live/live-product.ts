import { serveDrivenProduct } from './serve-driven-product.ts';

// A change that announces an event to a member: a transaction like those of the use cases, with nothing in it but the telling.
await serveDrivenProduct(async (context, { place, recipients }) => {
  const accountId = recipients[place % recipients.length] ?? 0;
  await context.transact(async ({ announce }) =>
    announce(accountId, { type: 'interest_changed', partner_id: place }),
  );
  return place;
});
