import type { Endpoint } from '#contract/endpoint.ts';
import { sentenceOf } from '#contract/messages.ts';
import { largestFileBytes } from '#contract/upload.ts';
import { type Problem, problem } from '#server/platform/problem.ts';

/** What a form may hold: the fields that take files, and how many each. */
export type FormRules = { files: Readonly<Record<string, number>>; fileBytes: number };

const megabyte = 1024 * 1024;
const most = { fields: 200, textBytes: 100 * 1024, headerBytes: 4 * 1024, headerPairs: 20 } as const;
/** Boundaries, headers and empty file fields. */
const emptyFiles = 20;
const overheadBytes = 64 * 1024;

export type FormLimits = ReturnType<typeof limitsOf>;

/** The rules that an endpoint declares. */
export function formRulesOf({ files = {}, fileBytes = largestFileBytes }: Endpoint): FormRules {
  return { files, fileBytes };
}

/** The limits of a whole form and of its parts. */
export function limitsOf({ files, fileBytes }: FormRules) {
  const count = Object.values(files).reduce((sum, each) => sum + each, 0);
  return {
    totalBytes: count * fileBytes + most.textBytes + overheadBytes,
    textBytes: most.textBytes,
    parser: {
      files: count + emptyFiles,
      fileSize: fileBytes,
      fields: most.fields,
      fieldSize: most.textBytes,
      parts: count + emptyFiles + most.fields,
      headerPairs: most.headerPairs,
      headerSize: most.headerBytes,
    },
  };
}

/** Refuses a file, or a form whose only file field must hold the reason, with the limit in the sentence. */
export function fileTooLarge({ files, fileBytes }: FormRules, field?: string): Problem {
  const [only, ...others] = Object.keys(files);
  const named = field ?? (others.length === 0 ? only : undefined);
  if (named === undefined) return problem('too_large');
  const limit = String(Math.floor(fileBytes / megabyte));
  const message = sentenceOf('validation.file_too_large').replace('{limit}', limit);
  return problem('too_large', { errors: [{ field: named, message }] });
}
