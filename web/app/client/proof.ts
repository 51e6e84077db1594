import type { Refusal } from '#contract/calls/envelope.ts';

/** Whether the person gave fresh proof, and what was asked of them for it. */
export type Proving = {
  /** Asks for the password or a code unless the last one is still fresh; answers whether there is fresh proof now. */
  ensure: () => Promise<boolean>;
  /** The same after the server refused a call for lack of it. */
  askAgain: () => Promise<boolean>;
};

let proving: Proving | undefined;

/** Sets what makes sure of fresh proof before a dangerous call. */
export function setProving(next: typeof proving): void {
  proving = next;
}

/** Makes sure of fresh proof before a call that needs it in some states only. */
export async function ensureProof(): Promise<boolean> {
  return (await proving?.ensure()) ?? true;
}

/** What a call answers that was not sent, because the person gave no proof. */
export const notProved: Refusal = {
  result: false,
  code: 'proof_required',
  message: '',
  data: null,
  request_id: '',
};

/** Whether a person was asked for proof and gave none, so that there is nothing to say. */
export function isNotProved({ code }: Pick<Refusal, 'code'>): boolean {
  return code === notProved.code;
}

/**
 * Sends a call; one that needs proof, when there is fresh proof of the person. The server may still refuse it, such as when the
 * clock of the browser was changed: then the person is asked and it is sent once more. Undefined when they gave no proof.
 */
export async function sendWithProof(
  send: () => Promise<Response>,
  { needsProof }: { needsProof: true | undefined },
): Promise<Response | undefined> {
  if (needsProof === true && !(await ensureProof())) return undefined;
  const response = await send();
  if (response.status !== 403 || proving === undefined || !(await isProofWanted(response))) return response;
  return (await proving.askAgain()) ? send() : undefined;
}

async function isProofWanted(response: Response): Promise<boolean> {
  const body: unknown = await response.clone().json();
  return typeof body === 'object' && body !== null && 'code' in body && body.code === notProved.code;
}
