import type { z } from 'zod';
import type { FieldError } from '#contract/envelope.ts';
import { isMessageKey, sentenceOf } from '#contract/messages.ts';
import { problem, type Problem } from '#server/platform/problem.ts';

const mostErrors = 50;

/** Turns a failed validation into the refusal that names every wrong field once, in the specification's words. */
export function inputProblem(error: z.ZodError): Problem {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues.slice(0, mostErrors)) {
    const field = issue.path.join('.');
    if (!errors.has(field)) errors.set(field, { field, message: sentenceOfIssue(issue) });
  }
  return problem('invalid_input', { errors: [...errors.values()] });
}

function sentenceOfIssue(issue: z.core.$ZodIssue): string {
  if (isMessageKey(issue.message)) return sentenceOf(issue.message);
  return sentenceOf(issue.code === 'too_big' ? 'validation.too_long' : 'validation.wrong_type');
}
