import type { readOutboxMail as contract } from '#contract/administration/read-outbox-mail.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { problem } from '#server/platform/problem.ts';
import { presentMail } from './administration.presenter.ts';

/** Reads one mail of the outbox. Throws not_found. */
export async function readOutboxMail(
  outbox: OutboxStore,
  id: string,
): Promise<EndpointData<typeof contract>> {
  const mail = await outbox.read(id);
  if (mail === null) throw problem('not_found');
  return { ...presentMail(mail), ob_text: mail.text, ob_html: mail.html };
}
