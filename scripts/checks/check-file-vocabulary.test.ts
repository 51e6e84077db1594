import { expect, test } from 'vitest';
import { checkFileVocabulary } from './check-file-vocabulary.ts';

test.for([
  'server/main.ts',
  'server/features/accounts/accounts.ts',
  'server/features/accounts/sessions.ts',
  'server/features/imports/reading/read-csv.ts',
  'server/features/accounts/change-password.ts',
  'server/features/accounts/accounts.routes.ts',
  'server/features/accounts/one-time-code.repository.ts',
  'server/features/accounts/registration.rules.test.ts',
  'server/features/accounts/registration.mail.tsx',
  'server/migrations/0001-baseline.ts',
  'server/migrations/baseline/accounts.ts',
  'server/migrations/synonyms/southern-towns.data.ts',
  'contract/calls/endpoint.ts',
  'contract/accounts/login.ts',
  'contract/accounts/accounts.problems.ts',
  'server/features/conversations/warnings/message-warnings.ts',
  'server/features/conversations/warnings/hindi-warnings.data.ts',
  'web/screens/landing/hero-banner.tsx',
  'web/screens/landing/hero-banner.module.css',
  'web/screens/accounts/use-resend-timer.ts',
  'docs/anything.md',
])('%s is in the vocabulary', (file) => {
  expect(checkFileVocabulary([file])).toEqual([]);
});

test.for([
  ['server/features/accounts/password-utils.ts', 'a pure decision is *.rules.ts'],
  ['server/features/accounts/accounts.controller.ts', '*.routes.ts'],
  ['server/features/accounts/accounts.service.ts', 'the use cases of one noun are <noun>.ts'],
  ['server/features/accounts/accounts.types.ts', 'a type is in the file that makes its values'],
  ['server/features/accounts/accounts.queries.ts', 'SQL is *.repository.ts'],
  ['server/features/accounts/get-account.ts', 'begin with the verb of the product'],
  ['server/features/accounts/index.ts', 'the public face of a feature is <feature>.ts'],
  ['server/features/accounts/SignIn.ts', 'a server feature holds <noun>.ts'],
  ['server/features/accounts/login/form/show-form.ts', 'at most one level of folders'],
  ['server/features/stray.ts', 'put it into that feature’s folder'],
  ['server/features/astrology/match-stars.ts', 'not one of the product’s features'],
  ['server/mailer.ts', 'what does not to server/platform'],
  ['contract/accounts/login.routes.ts', 'a feature’s contract holds'],
  ['contract/accounts/deep/login.ts', 'has no folders inside'],
  ['web/screens/landing/HeroBanner.tsx', 'and a part that screens share, holds'],
  ['web/parts/stray.tsx', 'every file is in one of them'],
  ['web/design/Button.tsx', 'lower-case words joined by hyphens'],
])('%s is refused: “%s”', ([file, advice]) => {
  const findings = checkFileVocabulary([file ?? '']);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain(advice);
});
