import { datesAt } from '#contract/fields/dates.ts';
import { sayInFactorMail } from '#server/locales/en-second-factor.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

/** What happened to the second factor of an account. `taken_away` is by an administrator, `undone` by the link of a mail. */
export const factorChanges = [
  'app_added',
  'app_removed',
  'passkey_added',
  'passkey_removed',
  'codes_renewed',
  'code_used',
  'taken_away',
  'undone',
] as const;
export type FactorChange = (typeof factorChanges)[number];

export type FactorNotice = {
  accountId: number;
  change: FactorChange;
  /** What the mail can undo. */
  additionId?: number | undefined;
};

/** Mails a person about a change of their second factor, so that a thief cannot make it unnoticed; the queue has no token. */
export const factorNoticeJob: Job<FactorNotice> = {
  name: 'accounts.second-factor-notice',
};

/** The mail after a change of the second factor; `undo` is the link that undoes it, and until when. */
export function factorNotice(
  site: MailSite & { supportEmail: string; timeZone: string },
  {
    to,
    change,
    undo,
  }: { to: string; change: FactorChange; undo?: { link: string; until: Date } | undefined },
): Mail {
  const names = { site: site.name, support: site.supportEmail };
  const mail = {
    to,
    subject: sayInFactorMail('subject', names),
    heading: sayInFactorMail(`${change}_heading`),
  };
  const text = sayInFactorMail(change, names);
  if (undo === undefined) {
    const closing = sayInFactorMail(closings[change] ?? 'closing', names);
    return layOutMail(site, { ...mail, paragraphs: [text], closing });
  }
  const { writeDate } = datesAt({ timeZone: site.timeZone, language: 'en' });
  return layOutMail(site, {
    ...mail,
    paragraphs: [text, sayInFactorMail('undoText', { date: writeDate(undo.until) })],
    action: { label: sayInFactorMail('undoButton'), address: undo.link },
    closing: sayInFactorMail('undoClosing', names),
  });
}

const closings: Partial<Record<FactorChange, 'takenClosing' | 'undoneClosing'>> = {
  taken_away: 'takenClosing',
  undone: 'undoneClosing',
};
