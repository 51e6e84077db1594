import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { sentenceOf, type ValidationKey } from '#contract/messages.ts';
import { ReceivedFile } from '#contract/upload.ts';
import { Problem, problem } from '#server/platform/problem.ts';
import { collectFields, fieldOf } from './collect-fields.ts';
import { fileTooLarge, type FormRules, limitsOf } from './form-limits.ts';
import { watchBody } from './watch-body.ts';

export type ReceivedForm = {
  /** Texts, and files as `ReceivedFile`. */
  fields: Record<string, unknown>;
  /** Removes the files. */
  discard: () => Promise<void>;
};

/**
 * Reads a form, streaming its files into a folder. Throws too_large, malformed_request, or invalid_input for a file where
 * none belongs; then, as after a cut connection, no file is left.
 */
export async function receiveForm(
  request: FastifyRequest,
  { folder, rules }: { folder: string; rules: FormRules },
): Promise<ReceivedForm> {
  const limits = limitsOf(rules);
  // Its end would never be told.
  if (request.raw.destroyed) throw problem('malformed_request');
  if (Number(request.headers['content-length'] ?? 0) > limits.totalBytes) throw fileTooLarge(rules);
  const body = watchBody(request.raw, { mostBytes: limits.totalBytes, refusal: fileTooLarge(rules) });
  const fields = collectFields(rules, limits);
  const paths: string[] = [];
  const counts = new Map<string, number>();
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const keepFile = async (part: MultipartFile) => {
    const field = countFile(part, { files: rules.files, counts });
    const refuse = () => body.cut(fileTooLarge(rules, field));
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
      const next = await Promise.race([parts.next(), body.whenCut]);
      if (next.done === true) break;
      const part: Multipart = next.value;
      if (part.type === 'file') await keepFile(part);
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

/** The field that a file is for. Throws invalid_input where no file belongs, or no further one. */
function countFile(
  { fieldname, filename }: MultipartFile,
  { files, counts }: { files: FormRules['files']; counts: Map<string, number> },
): string {
  const field = fieldOf(fieldname);
  const count = (counts.get(field) ?? 0) + (filename ? 1 : 0);
  counts.set(field, count);
  if (!Object.hasOwn(files, field)) throw refuseFile(field, 'validation.file_not_expected');
  if (count > (files[field] ?? 0)) throw refuseFile(field, 'validation.too_many_files');
  return field;
}

function refuseFile(field: string, key: ValidationKey): Problem {
  return problem('invalid_input', { errors: [{ field, message: sentenceOf(key) }] });
}

/** What the parser cannot read is the client's mistake; a disk that cannot be written is not. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  if (error instanceof Error && 'errno' in error && 'path' in error) return error;
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return problem(isTooMuch ? 'too_large' : 'malformed_request');
}
