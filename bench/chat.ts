import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { listMessages as listMessagesEndpoint } from '#contract/conversations/messages.ts';
import { listMessages } from '#server/features/conversations/list-messages.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { callContext } from './support/calls/call-context.ts';
import { compareSides, ratiosOf } from './support/compare.ts';
import {
  connectPairs,
  fillConversation,
  type WritingPair,
} from './support/conversations/fill-conversations.ts';
import { prepareProductPair } from './support/live/live-members.ts';
import { closeSide, type Delivery, measureDelivery, openSide, type Side } from './support/live/live-side.ts';
import {
  callHead,
  callRow,
  type CallTimes,
  measureCall,
  ratiosOfCall,
} from './support/calls/measure-call.ts';
import { formatNumber, median } from './support/numbers.ts';
import { openPopulations, type Population } from './support/populations.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { createScratch, endAfter } from './support/scratch.ts';

// How soon messages reach connected members, from the commit of the whole use case, against a bare socket server that stores nothing;
// and a page of a conversation of a million messages against its own statements: `npm run bench:chat`, on a PostgreSQL server of its own.
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    'per-second': { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    messages: { type: 'string', default: '1000000' },
  },
});
const connections = Number(values.connections);
const perSecond = Number(values['per-second']);
const count = perSecond * Number(values.seconds);
const most = { delivery: 3, memory: 2, page: 2 } as const;

type Sides = Record<'bare' | 'own' | 'second', Side>;
type Recipients = Record<'own' | 'other', number[]>;
type Prepared = {
  sides: Sides;
  senderOf: ReadonlyMap<number, number>;
  recipients: Recipients;
  pairs: WritingPair[];
};

/** Connects members at two processes, each with somebody who writes to them and is connected nowhere. */
async function prepare(population: Population): Promise<Prepared> {
  const { store } = population;
  const scratch = createScratch();
  for (const key of ['freeMessages', 'messagesPerMinute']) {
    await updateSiteSetting(store, { key, text: 'null' });
  }
  const file = fileURLToPath(import.meta.resolve('./support/live/live-chat.ts'));
  const { first, second } = await prepareProductPair(population, { file, connections, scratch });
  const recipientsFile = first.environment['RECIPIENTS_FILE'] ?? '';
  // The preparation of the pair wrote it.
  const connected = JSON.parse(readFileSync(recipientsFile, 'utf8')) as Recipients;
  const receiverIds = [...connected.own, ...connected.other];
  const pairs = await connectPairs(store, {
    receiverIds,
    senderIds: await listOthers(population, receiverIds),
  });
  const senderOf = new Map(pairs.map(({ receiverId, senderId }) => [receiverId, senderId]));
  const recipients = {
    own: connected.own.filter((id) => senderOf.has(id)),
    other: connected.other.filter((id) => senderOf.has(id)),
  };
  writeFileSync(recipientsFile, JSON.stringify(recipients));
  const sendersFile = path.join(scratch, 'senders.json');
  writeFileSync(sendersFile, JSON.stringify([...senderOf]));
  const withSenders = (side: typeof first) => ({
    ...side,
    environment: { ...side.environment, SENDERS_FILE: sendersFile },
  });
  const bare = {
    file: fileURLToPath(import.meta.resolve('./support/bare/bare-live.ts')),
    environment: population.environment,
    tokens: first.tokens,
  };
  const sides = {
    bare: await openSide(bare, scratch),
    own: await openSide(withSenders(first), scratch),
    second: await openSide(withSenders(second), scratch),
  };
  return { sides, senderOf, recipients, pairs };
}

/** The members beside some. */
async function listOthers({ store }: Population, ids: readonly number[]): Promise<number[]> {
  const known = new Set(ids);
  const rows = await store.database.selectFrom('accounts').select('id').where('role', '=', 'user').execute();
  return rows.map(({ id }) => id).filter((id) => !known.has(id));
}

type Samples = Record<keyof Sides, Delivery[]>;

/** All in turns; the first round only warms them up. */
async function measureRounds({ sides, senderOf, recipients }: Prepared): Promise<Samples> {
  const samples: Samples = { bare: [], own: [], second: [] };
  const { bare, own, second } = sides;
  const senderAt = (group: keyof Recipients) => (place: number) => {
    const members = recipients[group];
    return senderOf.get(members[place % members.length] ?? 0) ?? 0;
  };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const drive = { first: round * count, count, perSecond };
    samples.bare.push(await measureDelivery({ from: bare, at: bare, drive }));
    samples.own.push(await measureDelivery({ from: own, at: own, drive, numberOf: senderAt('own') }));
    samples.second.push(await measureDelivery({ from: own, at: second, drive, numberOf: senderAt('other') }));
  }
  for (const side of Object.values(samples)) side.shift();
  return samples;
}

const columns = [({ p50 }: Delivery) => p50, ({ p99 }: Delivery) => p99] as const;

function printDelivery(samples: Samples): void {
  const names = {
    bare: 'bare `ws`, from sending',
    own: 'message, from the commit',
    second: 'message, from the commit, at the second process',
  };
  const sideOf = (side: keyof Sides) => ({ name: names[side], samples: samples[side] });
  for (const side of ['own', 'second'] as const) {
    const sidesToCompare = { bare: sideOf('bare'), own: sideOf(side) };
    printTable(['arrival at the window', 'p50 (µs)', 'p99 (µs)'], compareSides(columns, sidesToCompare));
    const ratios = columns.map((column) => median(ratiosOf(column, sidesToCompare)));
    printGoal(
      `${names[side]}: p50 and p99 at most ${most.delivery} times those of a bare socket server`,
      Math.max(...ratios) <= most.delivery,
    );
    console.log();
  }
  const whole = (side: 'own' | 'second') => [
    names[side].replace('from the commit', 'from the call'),
    ...[({ wholeP50 }: Delivery) => wholeP50, ({ wholeP99 }: Delivery) => wholeP99].map((column) =>
      formatNumber(median(samples[side].map(column))),
    ),
  ];
  printTable(['with the whole use case', 'p50 (µs)', 'p99 (µs)'], [whole('own'), whole('second')]);
}

function printMemory({ bare, own, second }: Sides): void {
  const inKiB = (bytes: number) => formatNumber(bytes / 1024);
  const row = (name: string, { memory }: Side) => [name, inKiB(memory.held), inKiB(memory.resident)];
  console.log();
  printTable(
    ['each connection (KiB)', 'held in heap and buffers', 'growth of the process'],
    [row('bare `ws`', bare), row('product', own), row('product, second process', second)],
  );
  const isWithin = ({ memory }: Side) =>
    memory.held <= most.memory * bare.memory.held && memory.resident <= most.memory * bare.memory.resident;
  printGoal(
    `memory of a connection at most ${most.memory} times that of a bare socket server`,
    isWithin(own) && isWithin(second),
  );
}

/** Pages of a long conversation, in this process, against their own statements. */
async function measurePages({ store, environment }: Population, pair: WritingPair): Promise<void> {
  const messages = Number(values.messages);
  await fillConversation(store, { pair, messages });
  const url = environment['DATABASE_URL'] ?? '';
  const context = callContext(store, url);
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  const newest = await store.database
    .selectFrom('messages')
    .select((column) => column.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const page = (input: object) => () =>
    listMessages(context, {
      viewerId: pair.receiverId,
      ...listMessagesEndpoint.input.parse({ partner_id: pair.senderId, ...input }),
    });
  const calls = [
    { name: 'the latest 50', run: page({}) },
    { name: '50 from the middle', run: page({ before: newest.id - Math.floor(messages / 2) }) },
    { name: '50 around one', run: page({ around: newest.id - Math.floor(messages / 3) }) },
    { name: 'what changed, nothing', run: page({ changed_after: messages + 1 }) },
  ];
  const rows: { name: string; times: CallTimes }[] = [];
  for (const call of calls)
    rows.push({ name: call.name, times: await measureCall(client, { call, rounds: 200 }) });
  await client.end();
  printHeading(`A conversation of ${messages.toLocaleString('en')} messages (200 rounds)`);
  printTable(
    callHead,
    rows.map(({ name, times }) => callRow(name, times)),
  );
  printGoal(
    `a page of 50 takes at most ${most.page} times its statements`,
    rows.every(({ times }) => median(ratiosOfCall(times)) <= most.page),
  );
}

endAfter(900);
for await (const population of openPopulations({
  // Half of them are connected, and some are not active.
  sizes: [Math.ceil(connections * 5)],
  addresses: [],
})) {
  const prepared = await prepare(population);
  const samples = await measureRounds(prepared);
  for (const side of Object.values(prepared.sides)) await closeSide(side);
  const load = loadavg()[0]?.toFixed(0);
  printHeading(
    `${connections.toLocaleString('en')} connected members at each of two processes, ${perSecond} messages a second (${count} a round, ${values.rounds} rounds, load average ${load})`,
  );
  printDelivery(samples);
  printMemory(prepared.sides);
  const [pair] = prepared.pairs;
  if (pair !== undefined) await measurePages(population, pair);
}
process.exit(0);
