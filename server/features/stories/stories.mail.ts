import { sayInStory } from '#server/locales/en-stories.ts';
import { layOutMail, type MailSite } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { writeSecretLink } from '#server/platform/mail/secret-links.rules.ts';

type Site = MailSite & { supportEmail: string };
type Reader = { to: string; reader: string; partner: string; storyId: number; token: string };

function answerAddress({ publicUrl }: Site, { token }: Reader): string {
  return writeSecretLink(publicUrl, { path: '/story-consent', token });
}

/** Asks whether the reader agrees. What was sent in is not quoted: anyone may send a story in, and a mail must not carry their words. */
export function consentMail(site: Site, reader: Reader): Mail {
  const names = { ...reader, site: site.name, support: site.supportEmail };
  return layOutMail(site, {
    to: reader.to,
    reader: reader.reader,
    subject: sayInStory('consentSubject', names),
    heading: sayInStory('consentHeading', names),
    paragraphs: [sayInStory('consentText', names), sayInStory('consentChoice')],
    action: { label: sayInStory('consentButton'), address: answerAddress(site, reader) },
    closing: sayInStory('consentClosing', names),
  });
}

/** Says that visitors see the story, with its address to share. */
export function shownMail(site: Site, reader: Reader): Mail {
  const names = { ...reader, site: site.name };
  return layOutMail(site, {
    to: reader.to,
    reader: reader.reader,
    subject: sayInStory('shownSubject', names),
    heading: sayInStory('shownHeading', names),
    paragraphs: [sayInStory('shownText', names)],
    action: {
      label: sayInStory('shownButton'),
      address: `${site.publicUrl}/view-success-story?id=${reader.storyId}`,
    },
    closing: sayInStory('shownClosing'),
    closingLink: { label: sayInStory('shownLink'), address: answerAddress(site, reader) },
  });
}
