import type { readOutboxMail } from '#contract/administration/outbox.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';

type MailWire = EndpointData<typeof readOutboxMail>;

const site = { name: 'InTandem', publicUrl: 'https://intandem.example.org' };

/** A mail with a code, as the product lays it out, and as an administrator reads it in the outbox. */
export function aMailWire(changes: Partial<MailWire> = {}): MailWire {
  const { to, subject, text, html } = layOutMail(site, {
    to: 'meera.pillai@example.org',
    subject: 'Your code for InTandem',
    heading: 'Welcome, Meera',
    code: '4821',
    paragraphs: ['Please type this code where you were asked for it.'],
    closing: 'If it was not you, nothing needs to be done.',
  });
  return {
    ob_id: 'a-mail',
    ob_channel: 'mail',
    ob_to: to,
    ob_subject: subject,
    ob_created_at: '2026-05-01T08:00:00.000Z',
    ob_text: text,
    ob_html: html,
    ...changes,
  };
}
