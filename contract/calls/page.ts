/**
 * The border between the server, which owns addresses and answers, and the web, which owns pages.
 * Types only: neither side imports the other.
 */

/** A call to our own public API, made inside the process while a page is rendered. `path` starts with `/api/`. */
export type CallApi = (
  path: string,
  init: { method: 'GET' | 'POST'; body: unknown },
) => Promise<{ status: number; body: unknown }>;

/** A form that a browser without scripts has sent to a page, and what the call of the form answered. */
export type PostedForm = {
  /** What was typed, by the names of the input's fields. */
  values: Readonly<Record<string, string>>;
  /** The envelope; null while the form asks for its next step, and no call was made. */
  body: unknown;
};

export type PageRequest = {
  /** The absolute address as the visitor sees it, with path and query. */
  url: string;
  /** The value of this answer's `script-src 'nonce-…'`; every inline script and style carries it. */
  nonce: string;
  callApi: CallApi;
  /** The language the visitor chose before (cookie `language`); an unknown one falls back to English. */
  language?: string | undefined;
  /** Set when the page answers a form. */
  posted?: PostedForm;
};

export type PageAnswer = {
  /** Truthful: 200, 404 for an address that does not exist, 3xx with a `location` header, 500. */
  status: number;
  headers: Record<string, string>;
  html: string;
  /** What went wrong when the status is 500, for the log; never shown. */
  error?: unknown;
};

/** The built web server (`dist/web-server/entry-server.js`) exports this as `renderPage`. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
