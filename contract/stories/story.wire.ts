import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';

/** A success story, as visitors see it: first names, month and place, and no ids unless both of the couple agreed to that. */
export const storyWire = z.object({
  ss_id: z.number().int(),
  /**
   * `/photos/<token>/card-1200.jpg`: a picture of 4:3. The same folder has it 1200, 800 and 480 wide as `.avif`, `.webp` and `.jpg`, and as
   * `share-1200.jpg`. Empty without a picture.
   */
  ss_image: z.string(),
  ss_story: z.string(),
  /** `YYYY-MM-DD`. Visitors get the first day of the month. */
  ss_wedding_date: z.string(),
  /** Where the wedding was; empty when it was not said. */
  ss_place: z.string(),
  /** Null for a person who is no member any more, and to visitors unless both of the couple agreed to show the ids. */
  bride_id: z.number().int().nullable(),
  bride_firstname: z.string(),
  /** Empty to visitors, as that of the groom. */
  bride_lastname: z.string(),
  groom_id: z.number().int().nullable(),
  groom_firstname: z.string(),
  groom_lastname: z.string(),
  /** Alternative text of the picture. */
  name: z.string(),
});
export type StoryWire = z.infer<typeof storyWire>;

export const storyMapper = wireMapper({
  id: 'ss_id',
  image: 'ss_image',
  story: 'ss_story',
  weddingDate: 'ss_wedding_date',
  place: 'ss_place',
  brideId: 'bride_id',
  brideFirstName: 'bride_firstname',
  brideLastName: 'bride_lastname',
  groomId: 'groom_id',
  groomFirstName: 'groom_firstname',
  groomLastName: 'groom_lastname',
  alternativeText: 'name',
});

/** A story waits (`pending`) until an administrator approves or rejects it. A deleted one can be restored for an hour. */
export const storyStatuses = ['pending', 'approved', 'rejected', 'deleted'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** What a person of the couple says of the story about them. */
export const storyAnswers = ['agreed', 'objected'] as const;

/** What becomes of a story when a person of the couple is erased: it is removed, or the person is left as initials, without the picture. */
export const storyEndings = ['remove', 'initials'] as const;

const answer = z.enum(storyAnswers).nullable();

/** A story for administrators. */
export const reviewedStoryWire = z.object({
  ...storyWire.shape,
  ss_status: z.enum(storyStatuses),
  ss_bride_id: z.number().int().nullable(),
  ss_groom_id: z.number().int().nullable(),
  ss_created_at: z.iso.datetime(),
  /** The text as it was sent, once an administrator has edited it. */
  ss_original_story: z.string().nullable(),
  ss_edited_at: z.iso.datetime().nullable(),
  /** Whether both were asked by mail. */
  ss_is_asked: z.boolean(),
  /** Null until the person has answered the mail. */
  ss_bride_answer: answer,
  ss_groom_answer: answer,
  /** Who of the two has not agreed within the last 90 days: an approval needs the administrator's record then. */
  ss_not_agreed: z.enum(['bride', 'groom', 'both']).nullable(),
  /** What an administrator wrote down about who agreed, how and when. */
  ss_agreement: z.string().nullable(),
  /**
   * Whether visitors see it: it is approved, neither of the two objects, is switched off, restricted by a report or deletes the account,
   * and neither has blocked the other.
   */
  ss_is_shown: z.boolean(),
  /** Whether one of the two has blocked the other, which a real couple rarely does. */
  ss_is_blocked: z.boolean(),
  /** The place among the approved stories, from 1; null for a story that is not approved. */
  ss_order: z.number().int().nullable(),
  /** Whether it is one of the first that visitors see, which the landing page shows. */
  ss_is_on_landing: z.boolean(),
});
export type ReviewedStoryWire = z.infer<typeof reviewedStoryWire>;

/** A story for a person of its couple. */
export const ownStoryWire = z.object({
  ...storyWire.shape,
  ss_status: z.enum(storyStatuses).exclude(['deleted']),
  ss_is_shown: z.boolean(),
  /** Which of the two the reader is. */
  ss_side: z.enum(['bride', 'groom']),
  ss_answer: answer,
  ss_ending: z.enum(storyEndings),
  /** The reader agrees that visitors see the own id; they see both when both agree. */
  ss_shows_id: z.boolean(),
  /** The other one has said that they found each other here, and hidden the own profile. */
  ss_partner_is_hidden: z.boolean(),
  ss_is_hidden: z.boolean(),
});
export type OwnStoryWire = z.infer<typeof ownStoryWire>;
