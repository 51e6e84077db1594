import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import { findMailAddress } from '#server/features/accounts/accounts.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { sayInStory } from '#server/locales/en-stories.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { consentMail, shownMail } from './stories.mail.ts';
import { findStory } from './stories.repository.ts';
import { listConsents, type StoryConsent } from './story-consents.repository.ts';
import { type StoryPerson, storyToken } from './story-links.ts';

/** Asks a person of a couple whether they agree to the story about them. */
export const askConsentJob: Job<StoryPerson> = { name: 'stories.ask-consent' };

/** Says to a person of a couple that visitors see their story. */
export const storyShownJob: Job<StoryPerson> = { name: 'stories.shown' };

/** Mails the question; nothing when the person has answered, one of the two has blocked the other, or the story is rejected or deleted. */
export async function deliverQuestion(context: Context, person: StoryPerson): Promise<void> {
  const { story, own, other } = await findFor(context, person);
  if (story === undefined || own === undefined || own.answer !== null) return;
  if (story.isBlocked || story.status === 'rejected') return;
  await deliver(context, { person, names: namesIn(story, { own, other }), write: consentMail });
}

/** Mails the address of the story; nothing when visitors do not see it any more. */
export async function deliverShown(context: Context, person: StoryPerson): Promise<void> {
  const { story, own, other } = await findFor(context, person);
  if (story?.isShown !== true || own === undefined) return;
  await deliver(context, { person, names: namesIn(story, { own, other }), write: shownMail });
}

async function findFor({ database }: Context, { storyId, accountId }: StoryPerson) {
  const consents = await listConsents(database, [storyId]);
  const own = consents.find((consent) => consent.accountId === accountId);
  const other = consents.find((consent) => consent !== own);
  return { story: await findStory(database, storyId), own, other };
}

type Couple = { brideFirstName: string; groomFirstName: string };

type Answers = { own: StoryConsent; other: StoryConsent | undefined };

/** The reader's first name, and that of the other one once they agreed: a false story must not name them to a stranger. */
function namesIn({ brideFirstName: bride, groomFirstName: groom }: Couple, { own, other }: Answers) {
  const [reader, partner] = own.side === 'bride' ? [bride, groom] : [groom, bride];
  return { reader, partner: other?.answer === 'agreed' ? partner : sayInStory('somebody') };
}

type Delivery = {
  person: StoryPerson;
  names: { reader: string; partner: string };
  write: typeof consentMail;
};

async function deliver(context: Context, { person, names, write }: Delivery): Promise<void> {
  const { database, configuration, mailer, secretKey } = context;
  const to = await findMailAddress(database, person.accountId);
  if (to === null) return;
  const site = { ...(await findSiteSettings(database)), publicUrl: configuration.publicUrl };
  const token = storyToken(secretKey, person);
  // A name from before names were checked must not carry an address to another person.
  const calm = { reader: hideContacts(names.reader), partner: hideContacts(names.partner) };
  await mailer.send(write(site, { to, ...calm, storyId: person.storyId, token }));
}
