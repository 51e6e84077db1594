import { z } from 'zod';
import { says } from './messages.ts';

/** The most bytes that one file of a form may have, unless its endpoint says otherwise. */
export const largestFileBytes = 10 * 1024 * 1024;

/**
 * A file of a form as the server received it. It is at its path until the call is answered; a use case that needs it longer
 * copies it. JSON cannot imitate it, because the schema requires this class.
 */
export class ReceivedFile {
  readonly path: string;
  readonly bytes: number;

  constructor({ path, bytes }: { path: string; bytes: number }) {
    this.path = path;
    this.bytes = bytes;
  }
}

/**
 * A field that takes a file. Its endpoint declares the field under `files` too. The types tell both sides what they see:
 * a browser gives a Blob, a use case gets the file that arrived. The same schema checks the form in the browser.
 */
export const upload = z
  .custom<ReceivedFile | Blob>(
    (value) => value instanceof ReceivedFile || value instanceof Blob,
    says('validation.file'),
  )
  // No Blob can come out of a request, and no ReceivedFile out of a form of the browser.
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<ReceivedFile, Blob>;
