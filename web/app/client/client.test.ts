import { expect, test } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { showPage } from '#contract/site/site.ts';
import { ApiRefused, ApiUnreachable, keyOfFailure } from './answer.ts';
import { sentenceOfFailure } from './failures.ts';
import { createApiClient, type Transport } from './client.ts';

const refusal = { result: false, message: 'No.', data: null, code: 'invalid_credentials', request_id: 'r1' };

function answering(status: number, body: unknown) {
  const calls: Parameters<Transport>[] = [];
  const client = createApiClient(async (...call) => {
    calls.push(call);
    return { status, body };
  });
  return { client, calls };
}

test('a query is sent in the address', async () => {
  const { client, calls } = answering(200, { result: true, message: '', data: {} });
  await client.call(showPage, { page: 'terms' });
  expect(calls).toEqual([['/api/site/page?page=terms', { method: 'GET', body: undefined }]]);
});

test('a command is sent in the body', async () => {
  const { client, calls } = answering(200, { result: true, message: '', data: {} });
  await client.call(login, { emailOrMobile: 'a@b.in', password: 'secret' });
  expect(calls).toEqual([
    ['/api/login_mobile_email', { method: 'POST', body: { emailOrMobile: 'a@b.in', password: 'secret' } }],
  ]);
});

test('a refusal is an answer to call, and an error to load', async () => {
  const { client } = answering(401, refusal);
  const input = { emailOrMobile: 'a@b.in', password: 'secret' };
  await expect(client.call(login, input)).resolves.toEqual(refusal);
  await expect(client.load(login, input)).rejects.toEqual(new ApiRefused({ ...refusal, result: false }, 401));
});

test.each(['<html>', null, {}, { result: 'yes' }])('%j is not our service', async (body) => {
  const { client } = answering(502, body);
  const failure: unknown = await client.call(showPage, { page: 'terms' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiUnreachable);
  // Something answered: the connection of the person is fine.
  expect(keyOfFailure(failure)).toBe('states.serviceFailed');
  const words = { unreachable: 'no connection', failed: 'a problem' };
  expect(sentenceOfFailure(failure, words)).toBe('a problem');
  expect(sentenceOfFailure(new ApiUnreachable(), words)).toBe('no connection');
});
