import type { Endpoint } from '#contract/calls/endpoint.ts';
import { sentenceOf } from '#contract/calls/sentences.ts';
import { largestFileBytes } from '#contract/calls/upload.ts';
import { type Problem, problem } from '#server/platform/problem.ts';

/** The fields of a form that accept files, how many each, and the bytes of one file. */
export type FormRules = { files: Readonly<Record<string, number>>; fileBytes: number };

const megabyte = 1024 * 1024;
const most = { fields: 200, textBytes: 100 * 1024, headerBytes: 4 * 1024, headerPairs: 20 } as const;
/** Browsers send an empty file for a file field where nothing was chosen. */
const mostEmptyFiles = 20;
/** Boundaries, headers and empty files. */
const overheadBytes = 64 * 1024;

/** The rules that an endpoint declares. */
export function formRulesOf({ files = {}, fileBytes = largestFileBytes }: Endpoint): FormRules {
  return { files, fileBytes };
}

export type FormLimits = ReturnType<typeof limitsOf>;

/** The limits of a whole form and of its parts. */
export function limitsOf({ files, fileBytes }: FormRules) {
  const count = Object.values(files).reduce((sum, each) => sum + each, 0);
  return {
    totalBytes: count * fileBytes + most.textBytes + overheadBytes,
    textBytes: most.textBytes,
    parser: {
      files: count + mostEmptyFiles,
      fileSize: fileBytes,
      fields: most.fields,
      fieldSize: most.textBytes,
      parts: count + mostEmptyFiles + most.fields,
      headerPairs: most.headerPairs,
      headerSize: most.headerBytes,
    },
  };
}

/** The refusal of a file, or of a whole form, with the limit in its sentence. A form's only file field must be the reason. */
export function fileTooLarge({ files, fileBytes }: FormRules, field?: string): Problem {
  const [only, ...others] = Object.keys(files);
  const named = field ?? (others.length === 0 ? only : undefined);
  if (named === undefined) return problem('too_large');
  const limit = String(Math.floor(fileBytes / megabyte));
  const message = sentenceOf('validation.file_too_large').replace('{limit}', limit);
  return problem('too_large', { errors: [{ field: named, message }] });
}

/** How many forms with files one sender may send at once: the files of each occupy the disk until it is answered. */
const mostAtOnce = 6;
const retryAfterSeconds = 5;

/** Runs the work of a form unless its sender has too many others running: then throws too_many_requests before reading it. */
export type RunForm = <Result>(sender: string, work: () => Promise<Result>) => Promise<Result>;

export function limitForms(): RunForm {
  const running = new Map<string, number>();
  return async (sender, work) => {
    const others = running.get(sender) ?? 0;
    if (others >= mostAtOnce) throw problem('too_many_requests', { retryAfter: retryAfterSeconds });
    running.set(sender, others + 1);
    try {
      return await work();
    } finally {
      const remaining = (running.get(sender) ?? 1) - 1;
      if (remaining === 0) running.delete(sender);
      else running.set(sender, remaining);
    }
  };
}
