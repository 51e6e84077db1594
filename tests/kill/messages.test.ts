import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { throwErrors } from '#tests/support/databases/test-database.ts';
import { aConversation } from '#tests/factories/a-conversation.ts';
import { type CuttingProxy, openCuttingProxy } from '#tests/support/cutting-proxy.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { type Chatter, openChatter } from './chatter.ts';
import { openSharedSite, type SharedSite } from './shared-site.ts';
import { roundsOf } from './rounds.ts';
import { startBesideProcesses } from './start-beside-processes.ts';

const rounds = roundsOf(25);
const minuteMs = 60_000;
/** Three conversations for the kills, and one for the cuts. */
const conversations = 4;

let site: SharedSite;
const servers: ServerProcess[] = [];
const proxies: CuttingProxy[] = [];
/** The two of a conversation, at different processes. */
type Talk = readonly [Chatter, Chatter];
const talks: Talk[] = [];
let cutTalk: Talk;

/** An even spread of small numbers, the same in every run. */
function chooseLives(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return 2 + (state % 25);
  };
}

beforeAll(async () => {
  site = await openSharedSite();
  const application = await startBesideProcesses(site.environment);
  for (const key of ['freeMessages', 'messagesPerMinute']) {
    await updateSiteSetting(application.context, { key, text: 'null' });
  }
  const made = Array.from({ length: conversations }, () => aConversation(application));
  const pairs = (await Promise.all(made)).map(({ members }) => members);
  await application.close();
  servers.push(await site.startServer(0), await site.startServer(1));
  for (const place of [0, 1]) {
    const findTarget = () => servers[place]?.address;
    proxies.push(await openCuttingProxy({ findTarget, chooseLife: chooseLives() }));
  }
  const at = (addresses: () => readonly { address: string }[], first: number) => () =>
    [addresses()[first], addresses()[(first + 1) % 2]].flatMap((one) => one?.address ?? []);
  const open = (pair: (typeof pairs)[number], places: () => readonly { address: string }[]): Talk => [
    openChatter({ member: pair[0], partner: pair[1], listAddresses: at(places, 0) }),
    openChatter({ member: pair[1], partner: pair[0], listAddresses: at(places, 1) }),
  ];
  const [last, ...others] = pairs.toReversed();
  if (last === undefined) throw new Error('There is a conversation');
  talks.push(...others.map((pair) => open(pair, () => servers)));
  cutTalk = open(last, () => proxies);
});

afterAll(async () => {
  await Promise.all([...talks.flat(), ...cutTalk].map((chatter) => chatter.close()));
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await Promise.all(servers.map((server) => server.kill()));
  await site.close();
});

/** Lets both of all conversations write until so many messages were acknowledged, kills a process in the middle, and hears the rest. */
async function killAmidst({ victim, messages }: { victim: number; messages: number }): Promise<void> {
  const { promise: isTime, resolve: reachTime } = Promise.withResolvers<void>();
  let acknowledged = 0;
  const over = new AbortController();
  const writing = talks.flat().map(async (chatter) => {
    while (!over.signal.aborted) {
      await chatter.say();
      acknowledged += 1;
      if (acknowledged >= messages) reachTime();
    }
    await chatter.say();
  });
  await Promise.race([isTime, Promise.all(writing)]);
  await servers[victim]?.kill();
  over.abort();
  await Promise.all(writing);
  await Promise.all(talks.map(hearAll));
}

/** Resolves when both have what the other one has said. */
async function hearAll([one, other]: Talk): Promise<void> {
  await Promise.all([one.hears(other.countSaid() - 1), other.hears(one.countSaid() - 1)]);
}

/** The stored texts by sender, in the order of the conversation. */
async function readStored(): Promise<Map<number, string[]>> {
  const { database, close } = await openDatabase({
    databaseUrl: site.environment.DATABASE_URL,
    poolSize: 1,
    dataDirectory: site.folder,
    report: throwErrors,
  });
  const rows = await database.selectFrom('messages').select(['senderId', 'text']).orderBy('id').execute();
  await close();
  return new Map(
    [...Map.groupBy(rows, ({ senderId }) => senderId)].map(([id, sent]) => [
      id,
      sent.map(({ text }) => text),
    ]),
  );
}

/** Every acknowledged message is stored once, in the order of sending, and both windows have the same conversation. */
function expectWhole([one, other]: Talk, stored: ReadonlyMap<number, string[]>): void {
  const [heard, heardByOther] = [one.listHeard(), other.listHeard()];
  expect(heard.map(({ m_id }) => m_id)).toEqual(heardByOther.map(({ m_id }) => m_id));
  for (const [senderId, texts] of Map.groupBy(heard, ({ m_sender_id }) => m_sender_id)) {
    const expected = texts.map((_, place) => String(place));
    expect(texts.map(({ m_text }) => m_text)).toEqual(expected);
    expect(stored.get(senderId)).toEqual(expected);
  }
  expect(heard.length).toBe(one.countSaid() + other.countSaid());
}

describe('a conversation at two processes', () => {
  it(
    `loses, doubles and reorders no acknowledged message while one after the other is killed in ${rounds} rounds`,
    async () => {
      for (let kill = 0; kill < 2 * rounds; kill += 1) {
        const victim = kill % 2;
        // A different moment each time.
        await killAmidst({ victim, messages: 6 + (kill % 11) });
        servers[victim] = await site.startServer(victim);
        for (const chatter of talks.flat()) chatter.comeBack();
      }
      const stored = await readStored();
      for (const talk of talks) expectWhole(talk, stored);
      expect(talks.flat().every((chatter) => chatter.countCut() > 0)).toBe(true);
    },
    scaleLimit(20 * minuteMs),
  );

  it(
    'loses, doubles and reorders no acknowledged message while the network is cut at random',
    async () => {
      const [one, other] = cutTalk;
      await Promise.all(
        cutTalk.map(async (chatter) => {
          for (let said = 0; said < 150; said += 1) await chatter.say();
        }),
      );
      expect(proxies.every((proxy) => proxy.countCuts() > 10)).toBe(true);
      expect(one.countCut() + other.countCut()).toBeGreaterThan(20);
      for (const proxy of proxies) proxy.calm();
      await hearAll(cutTalk);
      expectWhole(cutTalk, await readStored());
    },
    scaleLimit(5 * minuteMs),
  );
});
