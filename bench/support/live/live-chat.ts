import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sendMessage } from '#server/features/conversations/send-message.ts';
import { serveDrivenProduct } from './serve-driven-product.ts';

// The measurement wrote it: the member who writes to each of the connected ones.
const { SENDERS_FILE = '' } = process.env;
const senders = new Map(
  JSON.parse(readFileSync(SENDERS_FILE, 'utf8')) as [receiverId: number, senderId: number][],
);

// The whole use case of sending a message; its event names the sender.
await serveDrivenProduct(async (context, { place, recipients }) => {
  const receiverId = recipients[place % recipients.length] ?? 0;
  const senderId = senders.get(receiverId) ?? 0;
  const message = { partner_id: receiverId, text: `Message ${place}`, client_id: randomUUID() };
  await sendMessage(context, { senderId, ...message });
  return senderId;
});
