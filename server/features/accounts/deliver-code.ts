import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { codeMail, codeTextMessage } from './accounts.mail.ts';
import { findAccountById } from './accounts.repository.ts';
import { codeRules, minutesAfter } from './accounts.rules.ts';
import { createCode, hashCode } from './hash-secret.ts';
import { type CodeKey, setCodeHash } from './one-time-codes.repository.ts';

/**
 * Makes a requested code and sends it to the account's e-mail, and to its mobile number when a sender is configured.
 * Trying again after a failed delivery makes another code; a request that was replaced, used or outlived is dropped.
 */
export async function deliverCode(context: Context, request: CodeKey & { requestedAt: Date }): Promise<void> {
  const { database, secretKey } = context;
  const now = context.now();
  if (minutesAfter(request.requestedAt, codeRules.validMinutes) < now) return;
  const code = createCode();
  const accountId = await setCodeHash(database, {
    ...request,
    codeHash: hashCode(secretKey, { ...request, code }),
    expiresAt: minutesAfter(now, codeRules.validMinutes),
  });
  const account = accountId === undefined ? undefined : await findAccountById(database, accountId);
  if (account === undefined) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: context.configuration.publicUrl };
  await context.mailer.send(codeMail(site, { to: account.email, purpose: request.purpose, code }));
  if (account.mobile === null) return;
  try {
    await context.textMessenger?.send({ to: account.mobile, text: codeTextMessage(site, code) });
  } catch (error) {
    // The mail is on its way: trying again would make another code, and this one invalid.
    context.log.warn({ err: error }, 'a code went by mail only: the text message was not sent');
  }
}
