import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '#tests/factories/a-member.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const listed = 'https://app.example.org';
const elsewhere = 'https://elsewhere.example';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ CORS_ORIGINS: `${listed}, http://localhost:5173` });
});
afterAll(() => application.close());

type Asked = { method?: 'GET' | 'POST' | 'OPTIONS'; url: string; headers?: Record<string, string> };
async function ask({ method = 'GET', url, headers = {} }: Asked, on = application) {
  const answer = await on.server.inject({ method, url, headers });
  return { status: answer.statusCode, headers: answer.headers };
}
const preflight = (origin: string, on = application) =>
  ask(
    {
      method: 'OPTIONS',
      url: '/api/profile/data',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    },
    on,
  );

describe('a page of a listed site', () => {
  it('may make calls with its token, and gets no cookies', async () => {
    const { status, headers } = await preflight(listed);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': listed,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringMatching(/^authorization, content-type\b/),
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const { token } = await aMember(application);
    const signedIn = { origin: listed, authorization: `Bearer ${token}` };
    const shown = await ask({ url: '/api/profile/data', headers: signedIn });
    expect([shown.status, shown.headers['access-control-allow-origin']]).toEqual([200, listed]);
  });

  it.each(['/api/site', '/api/choices', '/api/profile/data', '/api/nowhere'])(
    'reads also a cached answer and a refusal: %s',
    async (url) => {
      for (let times = 0; times < 2; times += 1) {
        const { headers } = await ask({ url, headers: { origin: listed, 'accept-encoding': 'gzip' } });
        expect(headers['access-control-allow-origin']).toBe(listed);
        expect(headers.vary).toMatch(/\borigin\b/);
      }
    },
  );

  it('shows the photos of the answers', async () => {
    const { token } = await aMember(application);
    const { path } = await aPhoto(application, { token });
    const { headers } = await ask({ url: path });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('a page of another site', () => {
  it.each([elsewhere, `${listed}.evil.example`, 'null'])('may not make calls: %s', async (origin) => {
    expect((await preflight(origin)).status).toBe(404);
    const { headers } = await ask({ url: '/api/site', headers: { origin } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers.vary).toMatch(/\borigin\b/);
  });

  it('may not where no site is listed', async () => {
    const closed = await startApplication();
    try {
      expect((await preflight(listed, closed)).status).toBe(404);
      const { headers } = await ask({ url: '/api/site', headers: { origin: listed } }, closed);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    } finally {
      await closed.close();
    }
  });
});
