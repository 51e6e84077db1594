import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ReceivedFile } from '#contract/calls/upload.ts';
import { fieldProblem, Problem, problem } from '#server/platform/problem.ts';
import { watchBody } from './bodies.ts';
import { fileTooLarge, type FormLimits, type FormRules, limitsOf } from './form-limits.ts';

export type ReceivedForm = {
  /** Texts, and files as `ReceivedFile`. */
  fields: Record<string, unknown>;
  /** Removes the files. */
  discard: () => Promise<void>;
};

/**
 * Reads a form and streams its files into a folder. Throws too_large, malformed_request, or invalid_input for an unexpected
 * file, and then, as after a broken connection, removes all files.
 */
export async function receiveForm(
  request: FastifyRequest,
  { folder, rules }: { folder: string; rules: FormRules },
): Promise<ReceivedForm> {
  const limits = limitsOf(rules);
  // A connection that is already closed emits no further event to end the reading.
  if (request.raw.destroyed) throw problem('malformed_request');
  if (Number(request.headers['content-length'] ?? 0) > limits.totalBytes) throw fileTooLarge(rules);
  const body = watchBody(request.raw, { mostBytes: limits.totalBytes, refusal: fileTooLarge(rules) });
  const fields = collectFields(rules, limits);
  const paths: string[] = [];
  const counts = new Map<string, number>();
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const storeFile = async (part: MultipartFile) => {
    const field = countFile(part, { files: rules.files, counts });
    const refuse = () => body.stop(fileTooLarge(rules, field));
    part.file.once('limit', refuse);
    if (part.file.truncated) refuse();
    const path = join(folder, randomUUID());
    paths.push(path);
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(part.file, target, { signal: body.signal });
    const bytes = target.bytesWritten;
    // Browsers send an empty nameless file for a field where nothing was chosen.
    if (bytes === 0 && !part.filename) return;
    fields.add(part.fieldname, new ReceivedFile({ path, bytes }));
  };
  try {
    const parts = request.parts({ limits: limits.parser })[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([parts.next(), body.whenStopped]);
      if (next.done === true) break;
      const part: Multipart = next.value;
      if (part.type === 'file') await storeFile(part);
      else fields.addText(part);
    }
  } catch (error) {
    await discard();
    throw refusalOf(body.signal.aborted ? body.signal.reason : error);
  } finally {
    body.release();
  }
  return { fields: fields.toInput(), discard };
}

/** Counts a file and returns its field. Throws invalid_input where the form accepts no file, or no further one. */
function countFile(
  { fieldname, filename }: MultipartFile,
  { files, counts }: { files: FormRules['files']; counts: Map<string, number> },
): string {
  const field = fieldOf(fieldname);
  const count = (counts.get(field) ?? 0) + (filename ? 1 : 0);
  counts.set(field, count);
  if (!Object.hasOwn(files, field)) throw fieldProblem(field, 'validation.file_not_expected');
  if (count > (files[field] ?? 0)) throw fieldProblem(field, 'validation.too_many_files');
  return field;
}

/** The error of a form that could not be read: the client's mistake unless it is the disk's. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof Error && 'errno' in error && 'path' in error) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return problem(isTooLarge ? 'too_large' : 'malformed_request');
}

const longestName = 100;
/** NUL, and the character that a decoder writes for bytes that are not UTF-8. */
const unreadable = /[\0\uFFFD]/;

/** Collects the parts of a form by their names; `name[]` means `name`, as a list. */
function collectFields({ files }: FormRules, { textBytes }: FormLimits) {
  const values = new Map<string, unknown[]>();
  const lists = new Set(Object.keys(files).filter((name) => (files[name] ?? 1) > 1));
  let bytesLeft: number = textBytes;
  const add = (name: string, value: unknown) => {
    const field = fieldOf(name);
    if (field !== name) lists.add(field);
    values.set(field, [...(values.get(field) ?? []), value]);
  };
  return {
    add,
    addText: ({ fieldname, value, valueTruncated }: MultipartValue) => {
      // The parser has parsed a part of type JSON; the fields of a form are texts.
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      bytesLeft -= Buffer.byteLength(text);
      if (valueTruncated || bytesLeft < 0) throw problem('too_large');
      if (unreadable.test(text)) throw problem('malformed_request');
      add(fieldname, text);
    },
    /** Repeated fields and fields for several files as lists, all others as single values. */
    toInput: (): Record<string, unknown> =>
      Object.fromEntries(
        [...values].map(([name, all]) => [name, lists.has(name) || all.length > 1 ? all : all[0]]),
      ),
  };
}

/** The name of a field without the brackets that some clients mark lists with. */
function fieldOf(name: string | undefined): string {
  if (name === undefined || name === '' || name.length > longestName || unreadable.test(name)) {
    throw problem('malformed_request');
  }
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
