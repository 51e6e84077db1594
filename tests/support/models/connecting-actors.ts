import type { Endpoint } from '#contract/calls/endpoint.ts';
import { blockMember, unblockMember } from '#contract/safety/blocks.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { type ApiAnswer, callApi } from '../call-api.ts';
import { connecting } from '../connecting.ts';
import { type Command, emptyModel, isAnswer, type Model } from './connecting-model.ts';
import type { TestApplication } from '../start-application.ts';
import { startTestSession } from '../start-test-session.ts';

type Actor = { user_id: number; token: string };

/** New members with sessions, the first half women, the others men. */
export async function someActors(application: TestApplication, size: number): Promise<Actor[]> {
  const half = size / 2;
  const ids = [
    ...(await aCrowd(application, { count: Math.ceil(half), gender: 'Female' })),
    ...(await aCrowd(application, { count: Math.floor(half), gender: 'Male' })),
  ];
  const actors: Actor[] = [];
  for (const accountId of ids) {
    const { token } = await startTestSession(application.context, accountId);
    actors.push({ user_id: accountId, token });
  }
  return actors;
}

/** Sends a command as a call of its actor; null when the model has no interest for it. */
export async function perform(
  { application, actors, model }: { application: TestApplication; actors: readonly Actor[]; model: Model },
  command: Command,
): Promise<ApiAnswer<unknown> | null> {
  const actor = actorAt(actors, command.actor);
  const { token } = actor;
  const { kind } = command;
  const partner = { partner_id: actorAt(actors, command.other).user_id };
  const calls = connecting(application);
  if (kind === 'send') return calls.send(actor, { user_id: partner.partner_id });
  if (kind === 'hide' || kind === 'show') {
    const input = { is_hidden: kind === 'hide' };
    return callApi(application, { endpoint: updateSettings, input, token });
  }
  if (isAnswer(kind)) {
    const interest = model.interests[command.interest];
    return interest === undefined ? null : calls.answer(actor, { interest_id: interest.id, status: kind });
  }
  const endpoint = { block: blockMember, unblock: unblockMember, shortlist: toggleShortlist }[kind];
  return callApi<Endpoint<typeof blockMember.input>>(application, { endpoint, input: partner, token });
}

/** The answers of the product to a member, in the form of the model. */
export async function showTo(
  { application, actors }: { application: TestApplication; actors: readonly Actor[] },
  person: number,
) {
  const actor = actorAt(actors, person);
  const calls = connecting(application);
  const listed = async (status: 'received' | 'accepted' | 'sent') => {
    const { body } = await calls.list(actor, { status });
    if (body.total !== body.data.length)
      throw new Error(`The total is ${body.total}, and there are ${body.data.length}`);
    return body.data.map(({ i_id, i_status }) => `${i_id} ${i_status}`);
  };
  const shortlisted = await callApi(application, { endpoint: listShortlist, input: {}, token: actor.token });
  const placeOf = (id: number) => actors.findIndex(({ user_id }) => user_id === id);
  return {
    lists: {
      received: await listed('received'),
      accepted: await listed('accepted'),
      sent: await listed('sent'),
    },
    counts: await calls.count(actor),
    shortlist: shortlisted.body.data.map(({ u_id }) => placeOf(u_id)).toSorted((one, other) => one - other),
  };
}

/** The rows of some members, as a model. */
export async function readModel(
  { context: { database } }: TestApplication,
  { actors, limit }: { actors: readonly Actor[]; limit: number },
): Promise<Model> {
  const ids = actors.map(({ user_id }) => user_id);
  const placeOf = (id: number) => ids.indexOf(id);
  const model = emptyModel(actors.length, limit);
  const interests = await database
    .selectFrom('interests')
    .selectAll()
    .where('senderId', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { id, senderId, receiverId, status } of interests) {
    const pair = { sender: placeOf(senderId), receiver: placeOf(receiverId) };
    model.interests.push({ id, ...pair, status: status as InterestStatus });
  }
  const blocks = await database.selectFrom('blocks').selectAll().where('blockerId', 'in', ids).execute();
  for (const { blockerId, blockedId } of blocks) {
    model.blocks.add(`${placeOf(blockerId)} ${placeOf(blockedId)}`);
  }
  const entries = database.selectFrom('shortlistEntries').selectAll().where('accountId', 'in', ids);
  for (const { accountId, partnerId } of await entries.execute()) {
    model.shortlists.add(`${placeOf(accountId)} ${placeOf(partnerId)}`);
  }
  const accounts = database.selectFrom('accounts').select(['id', 'isHidden']).where('id', 'in', ids);
  for (const { id, isHidden } of await accounts.execute()) if (isHidden) model.hidden.add(placeOf(id));
  return model;
}

function actorAt(actors: readonly Actor[], place: number): Actor {
  const actor = actors[place];
  if (actor === undefined) throw new Error('The command has no actor');
  return actor;
}
