import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { ReceivedFile, upload } from '#contract/calls/upload.ts';
import { createServer } from '#server/platform/http/create-server.ts';
import { mountRoutes } from '#server/platform/http/mount-routes.ts';
import { route } from '#server/platform/http/route.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { problem } from '#server/platform/problem.ts';

export const megabyte = 1024 * 1024;

const sendThings = endpoint({
  method: 'POST',
  changes: [],
  path: '/things/send',
  access: 'public',
  feature: 'things',
  summary: 'Send things',
  input: z.object({
    photo: upload.optional(),
    images: z.array(z.union([upload, z.string()])).optional(),
    note: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  files: { photo: 1, images: 3 },
  fileBytes: megabyte,
  data: z.record(z.string(), z.unknown()),
  message: 'outcome.done',
  problems: [],
});
const { files: _files, ...withoutFiles } = sendThings;
const sendWords = endpoint({ ...withoutFiles, path: '/words/send' });

const answerSchema = z.looseObject({
  data: z.record(z.string(), z.unknown()).nullable(),
  code: z.string().optional(),
  message: z.string(),
  errors: z.unknown().optional(),
});

export type FormServer = {
  address: string;
  /** Makes the gate admit or refuse all calls. */
  admit: (isAdmitting: boolean) => void;
  send: (
    body: BodyInit,
    how?: { path?: string; type?: string },
  ) => Promise<{ status: number; body: z.infer<typeof answerSchema> }>;
  listUploads: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The HTTP platform with two calls that answer their input: one takes files, the other does not. */
export async function startFormServer(): Promise<FormServer> {
  let isAdmitting = true;
  const uploadFolder = await mkdtemp(join(tmpdir(), 'intandem-forms-'));
  const app = await createServer({ log: createLogger('silent'), trustProxy: 0, isHttps: false });
  await mountRoutes(app, {
    routes: [route(sendThings, describeInput), route(sendWords, describeInput)],
    uploadFolder,
    isHttps: false,
    acceptedKeys: ['key'],
    gatekeeper: {
      admit: async () => {
        if (!isAdmitting) throw problem('not_signed_in');
        return null;
      },
      isSignedOut: async () => false,
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    admit: (wanted) => (isAdmitting = wanted),
    send: async (body, { path = '/api/things/send', type } = {}) => {
      const headers = type === undefined ? {} : { 'content-type': type };
      const response = await fetch(address + path, { method: 'POST', body, headers });
      return { status: response.status, body: answerSchema.parse(await response.json()) };
    },
    listUploads: () => readdir(uploadFolder),
    close: async () => {
      await app.close();
      await rm(uploadFolder, { recursive: true, force: true });
    },
  };
}

async function describeInput({ input }: { input: object }) {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries<unknown>({ ...input })) {
    data[key] = Array.isArray(value)
      ? await Promise.all(value.map(describeValue))
      : await describeValue(value);
  }
  return { data };
}

async function describeValue(value: unknown): Promise<unknown> {
  if (!(value instanceof ReceivedFile)) return value;
  const content = await readFile(value.path, 'utf8');
  return `file ${value.bytes}: ${content.slice(0, 20)}`;
}

/** A form of parts in this order: name, content, and perhaps a file name. */
export function formOf(...parts: [string, string | Blob, string?][]): FormData {
  const form = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename ?? 'photo.jpg');
  }
  return form;
}
