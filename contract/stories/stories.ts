import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { queryNumber, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { upload } from '#contract/calls/upload.ts';
import { calendarDate, emailOrMobile, line, linkToken, paragraph } from '#contract/fields/fields.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { jsonText } from '#contract/fields/json-text.ts';
import { crop } from '#contract/photos/photo.wire.ts';
import { storyLimits } from './story-limits.ts';
import { ownStoryWire, storyAnswers, storyEndings, storyWire } from './story.wire.ts';

/** The stories that visitors see, in the order that the operator gives them, which is that of the landing page. */
export const listStories = endpoint({
  method: 'GET',
  path: '/success_story/list',
  access: 'public',
  feature: 'stories',
  summary: 'List the approved success stories',
  reads: ['stories'],
  input: z.object({
    /** A name or place. */
    search: z
      .string()
      .trim()
      .max(storyLimits.search, says('validation.too_long'))
      .refine((text) => !text.includes('\0'), says('validation.unusual_characters'))
      .default(''),
    page: queryNumber(1, 1_000_000).default(1),
    limit: queryNumber(1, storyLimits.page).default(storyLimits.page),
  }),
  data: z.array(storyWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 3,
});

/** One story that visitors see. */
export const showStory = endpoint({
  method: 'GET',
  path: '/success_story/show',
  access: 'public',
  feature: 'stories',
  summary: 'Show a success story',
  reads: ['stories'],
  input: z.object({ id: queryRowId }),
  data: storyWire,
  message: 'outcome.done',
  problems: ['not_found'],
});

/** The number of a profile, with or without the letters before it (`ITM123`). A form carries it as text. */
function profileId(required: 'validation.story_bride_id' | 'validation.story_groom_id') {
  const number = z.int(says(required)).min(1, says(required)).max(2_147_483_647, says(required));
  const written = z
    .string()
    .overwrite(tidyLine)
    .regex(/^[A-Za-z]{0,10}[ -]?\d{1,10}$/, says(required))
    .transform((text) => Number(/\d+$/.exec(text)?.[0]))
    .pipe(number);
  return z.union([number, written], says(required));
}

/** What the form asks for, beside the picture. */
const storyFields = {
  groom_id: profileId('validation.story_groom_id'),
  bride_id: profileId('validation.story_bride_id'),
  wedding_date: calendarDate('validation.wedding_date'),
  /** Where the wedding was. */
  place: z.union([z.literal(''), line(storyLimits.place, 'validation.required')]).default(''),
  story: paragraph(storyLimits.story, 'validation.story'),
} as const;

/**
 * Sends in the story of a couple, two members. An administrator approves it before visitors see it. The answer is the same whether the
 * ids are those of a couple or not: a story that fits no couple is dropped. Both are asked by mail whether they agree, at once when
 * `contact` is the address or number of one of them, else when an administrator has read the story.
 */
export const addStory = endpoint({
  method: 'POST',
  path: '/success_story/add',
  access: 'public',
  feature: 'stories',
  summary: 'Send in a success story',
  changes: ['stories', 'own_stories'],
  input: z.object({
    ...storyFields,
    file: upload,
    /** The part of the picture that cards show, 4:3; without it the upper middle. */
    crop: jsonText(crop, 'validation.crop').optional(),
    /** That the picture may be shown on this site. A client may leave it to its form; what is sent has to be a yes. */
    consent: z
      .union([z.literal(true), z.enum(['true', 'on', '1', 'yes'])], says('validation.story_consent'))
      .optional(),
    /** The e-mail address or mobile number of one of the two. */
    contact: z.union([z.literal(''), emailOrMobile], says('validation.email_or_mobile')).default(''),
  }),
  files: { file: 1 },
  data: z.object({ ss_id: z.number().int() }),
  message: 'outcome.story_submitted',
  status: 201,
  problems: [
    'too_many_stories',
    'not_an_image',
    'heic_not_readable',
    'photo_too_large',
    'too_many_pixels',
    'animated_photo',
    'broken_photo',
    'unavailable',
  ],
});

/** The story of a mail's link, for the person that the mail was sent to. */
export const showOwnStory = endpoint({
  method: 'POST',
  path: '/success_story/own',
  access: 'public',
  feature: 'stories',
  summary: 'Show the story of a link to the person it is about',
  reads: ['own_stories'],
  changes: [],
  input: z.object({ token: linkToken }),
  data: ownStoryWire,
  message: 'outcome.done',
  problems: ['not_found'],
});

/** Agrees or objects to a story by the link of a mail, without signing in; it can be changed as long as the story exists. */
export const answerStory = endpoint({
  method: 'POST',
  path: '/success_story/answer',
  access: 'public',
  feature: 'stories',
  summary: 'Agree or object to a story about oneself',
  changes: ['stories', 'own_stories', 'settings', 'profile'],
  input: z.object({
    token: linkToken,
    answer: z.enum(storyAnswers, says('validation.choice')),
    /** What becomes of the story when the account is deleted; absent, it stays as chosen before, `remove` at first. */
    ending: z.enum(storyEndings, says('validation.choice')).optional(),
    /** That visitors see the own id, when both agree to that; absent, it stays as chosen before, no at first. */
    show_id: z.boolean(says('validation.choice')).optional(),
    /** "We found each other here": hides the own profile from matches. */
    hide_profile: z.boolean(says('validation.choice')).default(false),
  }),
  data: ownStoryWire,
  message: 'outcome.story_answered',
  problems: ['not_found'],
});

/** The stories about the caller, each with the token of its link. */
export const listOwnStories = endpoint({
  method: 'GET',
  path: '/success_story/mine',
  access: 'member',
  feature: 'stories',
  summary: 'List the stories about oneself',
  reads: ['own_stories', 'settings'],
  input: z.object({}),
  data: z.array(z.object({ ...ownStoryWire.shape, token: z.string() })),
  message: 'outcome.done',
  problems: [],
});
