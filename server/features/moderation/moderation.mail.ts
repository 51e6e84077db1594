import { isReviewReason } from '#contract/moderation/review.choices.ts';
import { sayInModeration } from '#server/locales/en-moderation.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { ReviewItem } from './review-items.repository.ts';
import { listUnsubscribeHeaders } from '#server/platform/mail/secret-links.rules.ts';

type DecisionMail = {
  to: string;
  /** The first name of the member. */
  reader: string;
  item: Pick<ReviewItem, 'kind' | 'state' | 'reason'>;
  stopAddress: string;
  id: string;
};

/** The mail about a decision: what was decided and why, never what the member wrote. */
export function decisionMail(site: MailSite, { to, reader, item, stopAddress, id }: DecisionMail): Mail {
  const subject = subjectOf(item);
  const reason = item.reason ?? '';
  const names = { site: site.name, reason: isReviewReason(reason) ? sayInModeration(reason) : reason };
  const isRejected = item.state === 'rejected';
  return layOutMail(site, {
    to,
    reader,
    subject: sayInModeration(`${subject}Subject`, names),
    heading: sayInModeration(`${subject}Heading`, names),
    paragraphs: [
      sayInModeration(`${subject}Text`, names),
      ...(isRejected ? [sayInModeration('reason', names), sayInModeration('mend', names)] : []),
    ],
    action: {
      label: sayInModeration(isRejected ? 'mendButton' : 'openButton'),
      address: `${site.publicUrl}/myProfile`,
    },
    closing: sayInModeration('closing', names),
    closingLink: { label: sayInModeration('stop'), address: stopAddress },
    headers: {
      'Message-ID': `<${id}@${new URL(site.publicUrl).hostname}>`,
      ...listUnsubscribeHeaders(stopAddress),
    },
  });
}

function subjectOf({ kind, state }: DecisionMail['item']): 'approved' | 'profile' | 'changes' | 'photo' {
  if (state === 'approved') return 'approved';
  if (kind === 'photo') return 'photo';
  return kind === 'new' ? 'profile' : 'changes';
}
