import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { tagsOfOnePartner, type Tags } from '#contract/calls/tags.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type LiveEvent, tagsOfEvents } from '#contract/notifications/live.events.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { inputOf, nameOfCall, sendCall, writeInputs } from '#tests/support/every-call.ts';
import { connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { aSubject } from '#tests/support/scene.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** Calls after which others do less come last, in this order. */
const disruptive = [
  'POST /block/add',
  'POST /block/remove',
  'POST /account/delete',
  'POST /account/keep',
  'POST /data_export/request',
];
const placeOf = (endpoint: Endpoint) => disruptive.indexOf(nameOfCall(endpoint));
const commands = endpoints
  .filter(({ method, access }) => method === 'POST' && access === 'member')
  .toSorted((one, other) => placeOf(one) - placeOf(other));

let application: TestApplication;
let member: TestMember;
let window: LiveClient;
let inputs: Readonly<Record<string, object>>;
beforeAll(async () => {
  application = await startApplication();
  const password = 'her own password 5';
  member = await aMember(application, { password, confirm_password: password });
  const desk = await anAdministrator(application);
  const partner = await aMember(application, { gender: 'Male' });
  inputs = writeInputs(await aSubject(application, { caller: member, partner, desk }));
  const address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  window = await connectLive(address, { token: member.token });
});
afterAll(async () => {
  await window.close();
  await application.close();
});

let lastMark = 2_000_000_000;

/** The events of the member's own windows because of a call. */
async function listEventsOf(endpoint: Endpoint): Promise<LiveEvent[]> {
  const start = window.messages.length;
  const { token } = member;
  await sendCall(application, { endpoint, input: inputOf(endpoint, inputs), token });
  lastMark += 1;
  const mark: LiveEvent = { type: 'visit_changed', partner_id: lastMark };
  await application.context.transact(async (work) => work.announce(member.user_id, mark));
  const isMarked = () => window.messages.some((message) => JSON.stringify(message) === JSON.stringify(mark));
  await expect.poll(isMarked).toBe(true);
  return window.messages
    .slice(start)
    .filter((message): message is LiveEvent => message.type in tagsOfEvents)
    .filter((event) => JSON.stringify(event) !== JSON.stringify(mark));
}

it('a call names every tag of the events that it sends to the windows of its own member', async () => {
  const types = new Set<string>();
  const missing: string[] = [];
  for (const endpoint of commands) {
    for (const { type } of await listEventsOf(endpoint)) {
      types.add(type);
      const changed: Tags = tagsOfEvents[type];
      const named = new Set([...(endpoint.changes ?? []), ...tagsOfOnePartner]);
      missing.push(
        ...changed.filter((tag) => !named.has(tag)).map((tag) => `${nameOfCall(endpoint)}: ${tag}`),
      );
    }
  }
  expect(missing).toEqual([]);
  // Each kind of event was met, except those that only the calls of others send.
  const ofAdministrators = ['profile_reviewed', 'enquiries_changed', 'payments_changed', 'stories_changed'];
  const ofOthers = [...ofAdministrators, 'partner_typing'];
  expect([...types, ...ofOthers].toSorted()).toEqual(Object.keys(tagsOfEvents).toSorted());
});
