import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { addStory } from '#contract/stories/stories.ts';
import type { StoryStatus } from '#contract/stories/story.wire.ts';
import { insertStory } from '#server/features/stories/stories.repository.ts';
import { insertConsents } from '#server/features/stories/story-consents.repository.ts';
import { storyToken } from '#server/features/stories/story-links.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aGroom } from './a-groom.ts';
import { aMember, type TestMember } from './a-member.ts';
import { aPictureFile } from './a-picture.ts';

export type Couple = { bride: TestMember; groom: TestMember };

/** A bride and a groom. */
export async function aCouple(application: TestApplication): Promise<Couple> {
  return { bride: await aMember(application), groom: await aGroom(application) };
}

/** What the form about a couple sends, with a small picture. */
export async function aStoryForm(
  { bride, groom }: Couple,
  changes: Partial<EndpointInput<typeof addStory>> = {},
): Promise<EndpointInput<typeof addStory>> {
  return {
    bride_id: bride.user_id,
    groom_id: groom.user_id,
    wedding_date: '2026-02-14',
    story: 'We met in spring and married in winter.',
    file: await aPictureFile({ width: 80, height: 60 }),
    contact: bride.email,
    ...changes,
  };
}

/** A story that was sent in by the form, with the tokens of the links for both. */
export async function aSentStory(
  application: TestApplication,
  { couple, ...changes }: Partial<EndpointInput<typeof addStory>> & { couple?: Couple } = {},
): Promise<Couple & { id: number; tokens: Record<'bride' | 'groom', string> }> {
  const { bride, groom } = couple ?? (await aCouple(application));
  const input = await aStoryForm({ bride, groom }, changes);
  const { body } = await callApi(application, { endpoint: addStory, input });
  if (!body.result) throw new Error(`The story was refused: ${body.message}`);
  return {
    bride,
    groom,
    id: body.data.ss_id,
    tokens: tokensOf(application, { bride, groom, id: body.data.ss_id }),
  };
}

function tokensOf(
  { context: { secretKey } }: TestApplication,
  { bride, groom, id: storyId }: Couple & { id: number },
): Record<'bride' | 'groom', string> {
  return {
    bride: storyToken(secretKey, { storyId, accountId: bride.user_id }),
    groom: storyToken(secretKey, { storyId, accountId: groom.user_id }),
  };
}

type Side = 'bride' | 'groom';
/** For a story that may be approved. */
export const bothAgreed: readonly Side[] = ['bride', 'groom'];

type StoredStory = {
  status?: StoryStatus;
  story?: string;
  place?: string;
  image?: string;
  weddingDate?: string;
  agreement?: string;
};

/** A story written into the database, without a picture unless `image` names one; those in `agreed` have agreed to it just now. */
export async function aStory(
  application: TestApplication,
  { couple, agreed = [], ...changes }: StoredStory & { couple?: Couple; agreed?: readonly Side[] } = {},
): Promise<Couple & { id: number; tokens: Record<Side, string> }> {
  const { bride, groom } = couple ?? (await aCouple(application));
  const { database, now } = application.context;
  const [brideFirstName = '', brideLastName = ''] = bride.name.split(' ');
  const [groomFirstName = '', groomLastName = ''] = groom.name.split(' ');
  const { id } = await insertStory(database, {
    status: 'approved',
    image: '',
    story: 'We met in spring and married in winter.',
    weddingDate: '2026-02-14',
    brideId: bride.user_id,
    brideFirstName,
    brideLastName,
    groomId: groom.user_id,
    groomFirstName,
    groomLastName,
    createdAt: now(),
    approvedAt: (changes.status ?? 'approved') === 'approved' ? now() : null,
    ...changes,
  });
  const answerOf = (side: Side) => (agreed.includes(side) ? { answer: 'agreed', answeredAt: now() } : {});
  await insertConsents(database, [
    { storyId: id, accountId: bride.user_id, side: 'bride', ...answerOf('bride') },
    { storyId: id, accountId: groom.user_id, side: 'groom', ...answerOf('groom') },
  ]);
  return { bride, groom, id, tokens: tokensOf(application, { bride, groom, id }) };
}

export type StorySubject = {
  pendingId: number;
  approvedId: number;
  token: string;
  form: EndpointInput<typeof addStory>;
};

/** Stories for whole-product tests. */
export async function aStorySubject(application: TestApplication): Promise<StorySubject> {
  const pending = await aStory(application, { status: 'pending', agreed: bothAgreed });
  const approved = await aStory(application);
  return {
    pendingId: pending.id,
    approvedId: approved.id,
    token: pending.tokens.bride,
    form: await aStoryForm(await aCouple(application)),
  };
}

/** Inputs of the calls about success stories, for whole-product tests. */
export function writeStoryInputs({
  pendingId,
  approvedId,
  token,
  form,
}: StorySubject): Record<string, object> {
  return {
    'GET /success_story/list': { search: 'Asha', page: '1', limit: '12' },
    'GET /success_story/show': { id: approvedId },
    'POST /success_story/add': form,
    'POST /success_story/own': { token },
    'POST /success_story/answer': {
      token,
      answer: 'agreed',
      ending: 'initials',
      show_id: true,
      hide_profile: false,
    },
    'GET /success_story/mine': {},
    'GET /admin/success_story/list': { status: 'pending', search: 'a', page: '1', limit: '20' },
    'GET /admin/success_story/show': { story_id: pendingId },
    'POST /admin/success_story/update': {
      story_id: pendingId,
      status: 'approved',
      agreement: 'Both agreed by telephone on 3 March.',
    },
    'POST /admin/success_story/ask': { story_id: pendingId },
    'POST /admin/success_story/edit': { story_id: pendingId, story: 'We met in spring.' },
    'POST /admin/success_story/move': { story_id: approvedId, place: 2 },
    'POST /admin/success_story/delete': { story_id: approvedId },
  };
}
