import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { collectErrors } from '#web/parts/forms/field-errors.ts';
import type { FieldErrors } from '#web/parts/forms/native-form.ts';
import type { Texts } from '#web/locales/define-texts.ts';
import { writeEnquiry, type EnquiryDraft } from './enquiry.rules.ts';

const fields = ['name', 'email', 'phone', 'message'] as const;
export type EnquiryField = (typeof fields)[number];
export type EnquiryErrors = FieldErrors<EnquiryField>;

/** Checks a draft with the contract's rules. The schemas are loaded with this file, when a visitor begins to write. */
export function checkDraft(draft: EnquiryDraft, texts: Texts): EnquiryErrors {
  const answer = sendEnquiry.input.safeParse(writeEnquiry(draft));
  const wrong = (answer.error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));
  return collectErrors(wrong, { fields, texts });
}

/** Sends a draft. Returns what the service refused: the fields it found wrong, or the refusal as a whole. */
export async function sendDraft(
  draft: EnquiryDraft,
  texts: Texts,
): Promise<{ errors: EnquiryErrors; refusal?: Refusal }> {
  const answer = await callEndpoint<typeof sendEnquiry>(sendEnquiry, writeEnquiry(draft));
  if (answer.result) return { errors: {} };
  return { errors: collectErrors(answer.errors ?? [], { fields, texts }), refusal: answer };
}
