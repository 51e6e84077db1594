import { z } from 'zod';
import { formFacts } from '#contract/profiles/fact-names.ts';
import { listChanged, type ProfileReview } from './profile-review.rules.ts';

const factValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const profileReview: z.ZodType<ProfileReview> = z.object({
  kind: z.enum(['new', 'changed']),
  state: z.enum(['waiting', 'rejected']),
  isShown: z.boolean(),
  wasRejected: z.boolean(),
  changes: z.partialRecord(z.enum(formFacts), z.object({ before: factValue, after: factValue })),
  reason: z.string().nullable(),
});

/** What is stored of a profile's review; null when all is approved. */
export function readReview({ review }: { review?: unknown }): ProfileReview | null {
  return review === null || review === undefined ? null : profileReview.parse(review);
}

/** A profile as its owner sees it: with their latest values. */
export function latestVersion<Profile extends { review?: unknown }>(profile: Profile): Profile {
  const review = readReview(profile);
  return review === null || review.isShown ? profile : { ...profile, ...listChanged(review, 'after') };
}
