import { createHmac } from 'node:crypto';
import { isSignedToken } from '#server/platform/signed-token.ts';

/** A person of the couple of a story. */
export type StoryPerson = { storyId: number; accountId: number };

/**
 * The token of the link by which a person of the couple answers without signing in. It is derived from the secret key, so that the
 * link of the mail works as long as the story exists, and no copy of it is stored.
 */
export function storyToken(secretKey: string, { storyId, accountId }: StoryPerson): string {
  const signature = createHmac('sha256', secretKey)
    .update(`story ${storyId} about account ${accountId}`)
    .digest('base64url');
  return `${storyId}-${accountId}-${signature}`;
}

/** The person of a token; null for one with a wrong signature, or of another kind. */
export function readStoryToken(keys: readonly string[], token: string): StoryPerson | null {
  const [, story, account] = /^(\d{1,10})-(\d{1,10})-[\w-]{43}$/.exec(token) ?? [];
  if (story === undefined || account === undefined) return null;
  const person = { storyId: Number(story), accountId: Number(account) };
  return isSignedToken(token, { keys, sign: (key) => storyToken(key, person) }) ? person : null;
}
