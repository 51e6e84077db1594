import { expect, it } from 'vitest';
import { showInvitation } from '#contract/imports/invitation-answers.ts';
import { invitationCall } from './invitation-calls.ts';

it('an invitation is loaded by the method and path of the contract', () => {
  const { method, path, changes } = showInvitation;
  expect(invitationCall).toEqual({ method, path, changes });
});
