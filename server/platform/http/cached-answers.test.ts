import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { problem } from '#server/platform/problem.ts';
import { answerOf } from './answers.ts';
import { createCachedAnswer } from './cached-answers.ts';
import { answerProblems } from './problems.ts';

const long = JSON.stringify({ text: 'A long text. '.repeat(200) });

function serve(
  createBody: () => Promise<string>,
  { cacheSeconds = 60, ...naming }: { cacheSeconds?: number; nameInput?: () => string } = {},
) {
  const app = fastify();
  answerProblems(app);
  const { answer, clear } = createCachedAnswer(createBody, { cacheSeconds, status: 200, ...naming });
  app.get('/', answer);
  const ask = (encoding?: string, query = '') =>
    app.inject({ url: `/${query}`, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
  return Object.assign(ask, { clear });
}

describe('a cached answer', () => {
  it('is created once for all callers, also for those who ask at the same time', async () => {
    let created = 0;
    const ask = serve(async () => `{"created":${++created}}`);
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"created":1}'));
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
  });

  it('is created anew after its time', async () => {
    let created = 0;
    const ask = serve(async () => `{"created":${++created}}`, { cacheSeconds: 0 });
    expect([(await ask()).body, (await ask()).body]).toEqual(['{"created":1}', '{"created":2}']);
  });

  it('is created once for each query', async () => {
    let created = 0;
    const ask = serve(async () => `{"created":${++created}}`);
    const bodies = [
      await ask(),
      await ask(undefined, '?page=2'),
      await ask(undefined, '?page=2'),
      await ask(),
    ];
    expect(bodies.map(({ body }) => body)).toEqual([1, 2, 2, 1].map((number) => `{"created":${number}}`));
  });

  it('is created once for all queries with one name', async () => {
    let created = 0;
    const ask = serve(async () => `{"created":${++created}}`, { nameInput: () => '' });
    expect([await ask(), await ask(undefined, '?x=1')].map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => '{"created":1}'),
    );
  });

  it('is cached for the fifty latest queries', async () => {
    let created = 0;
    const ask = serve(async () => `{"created":${++created}}`);
    for (let page = 1; page <= 51; page += 1) await ask(undefined, `?page=${page}`);
    expect([(await ask(undefined, '?page=2')).body, (await ask(undefined, '?page=1')).body]).toEqual([
      '{"created":2}',
      '{"created":52}',
    ]);
  });

  it('is created anew after a change, also when it was being created during the change', async () => {
    let created = 0;
    const begun = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const ask = serve(async () => {
      created += 1;
      const number = created;
      if (number === 1) {
        begun.resolve();
        await held.promise;
      }
      return `{"created":${number}}`;
    });
    const early = ask();
    await begun.promise;
    ask.clear();
    held.resolve();
    expect([(await early).body, (await ask()).body, (await ask()).body]).toEqual(
      [1, 2, 2].map((number) => `{"created":${number}}`),
    );
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ])('is compressed as "%s" accepts', async (accepted, encoding, decompress) => {
    const ask = serve(() => Promise.resolve(long));
    for (const { headers, rawPayload } of [await ask(accepted), await ask(accepted)]) {
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(rawPayload.length).toBeLessThan(long.length / 10);
      expect(decompress(rawPayload).toString()).toBe(long);
    }
  });

  it.each([undefined, 'identity', 'zstd', 'nonsense;;q='])('is plain for "%s"', async (accepted) => {
    const { headers, body } = await serve(() => Promise.resolve(long))(accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(long);
  });

  it('is plain when it is short', async () => {
    const { headers, body } = await serve(() => Promise.resolve('{}'))('br');
    expect([headers['content-encoding'], body]).toEqual([undefined, '{}']);
  });

  it('is tried again after a failure', async () => {
    let calls = 0;
    const ask = serve(async () => {
      calls += 1;
      if (calls === 1) throw problem('unavailable');
      return '{}';
    });
    const [failed, also] = await Promise.all([ask(), ask()]);
    expect([failed.statusCode, also.statusCode, (await ask()).statusCode, calls]).toEqual([503, 503, 200, 2]);
  });
});

const named = endpoint({
  method: 'GET',
  path: '/named',
  access: 'public',
  feature: 'choices',
  summary: 'A cached answer for one of two names',
  reads: [],
  input: z.object({ name: z.enum(['a', 'b']) }),
  data: z.null(),
  message: 'outcome.done',
  problems: [],
  cacheSeconds: 10,
});

it('two queries that are refused share no refusal', async () => {
  const asked: string[] = [];
  const run = async ({ url }: { url: string }) => {
    asked.push(url);
    throw problem('invalid_input');
  };
  const app = fastify();
  answerProblems(app);
  app.get('/named', answerOf(named, { run, writeCookie: () => '' }).answer);
  await Promise.all(['/named?name=x', '/named?other=x'].map((url) => app.inject({ url })));
  expect(asked).toEqual(['/named?name=x', '/named?other=x']);
});
