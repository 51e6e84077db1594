import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { isMessageKey } from '#contract/calls/messages.ts';
import { english } from '#contract/locales/en.ts';
import type { Refusal } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import type { Texts } from '#web/i18n/texts.ts';
import { writeEnquiry, type EnquiryDraft } from './enquiry.rules.ts';

export type EnquiryField = 'name' | 'email' | 'phone' | 'message';
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

const fields: readonly string[] = ['name', 'email', 'phone', 'message'] satisfies EnquiryField[];

/** Checks a draft with the contract's rules. The schemas are loaded with this file, when a visitor begins to write. */
export function checkDraft(draft: EnquiryDraft, texts: Texts): EnquiryErrors {
  const answer = sendEnquiry.input.safeParse(writeEnquiry(draft));
  return collect(
    (answer.error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message })),
    texts,
  );
}

/** Sends a draft. Returns what the service refused: the fields it found wrong, or the refusal as a whole. */
export async function sendDraft(
  draft: EnquiryDraft,
  texts: Texts,
): Promise<{ errors: EnquiryErrors; refusal?: Refusal }> {
  const answer = await callEndpoint<typeof sendEnquiry>(sendEnquiry, writeEnquiry(draft));
  if (answer.result) return { errors: {} };
  return { errors: collect(answer.errors ?? [], texts), refusal: answer };
}

function collect(problems: readonly { field: unknown; message: string }[], texts: Texts): EnquiryErrors {
  const t = texts.of('contract', english);
  const errors: EnquiryErrors = {};
  for (const { field, message } of problems) {
    if (!isField(field) || errors[field] !== undefined) continue;
    errors[field] = isMessageKey(message) ? t(message) : message;
  }
  return errors;
}

function isField(name: unknown): name is EnquiryField {
  return typeof name === 'string' && fields.includes(name);
}
