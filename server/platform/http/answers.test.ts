import fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { problem } from '#server/platform/problem.ts';
import { answerOf } from './answers.ts';
import { answerProblems } from './problems.ts';

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
