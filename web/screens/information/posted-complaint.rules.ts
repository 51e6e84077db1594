import type { PostedForm } from '#contract/calls/page.ts';

/** A complaint that was sent without scripts: its ticket, or what was typed with what is wrong. */
export type PostedComplaint =
  | { ticket: string }
  | { values: Readonly<Record<string, string>>; errors: Errors; refusal: string | null };
type Errors = Readonly<Record<string, string>>;

/** Reads the answer of our own server, which has the form of the contract. */
export function readPosted({ values, body }: PostedForm): PostedComplaint {
  const answer = asFields(body);
  const ticket = asFields(answer['data'])['r_ticket'];
  if (answer['result'] === true && typeof ticket === 'string') return { ticket };
  const found = Array.isArray(answer['errors']) ? answer['errors'].map(asFields) : [];
  const errors = Object.fromEntries(
    found.map(({ field, message }) => [String(field), String(message)] as const),
  );
  const hasErrors = Object.keys(errors).length > 0;
  const message = typeof answer['message'] === 'string' ? answer['message'] : '';
  return { values, errors, refusal: hasErrors ? null : message };
}

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
