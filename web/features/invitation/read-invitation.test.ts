import { expect, it } from 'vitest';
import { showInvitation } from '#contract/imports/show-invitation.ts';
import { invitationCall } from './read-invitation.ts';

it('the invitation is asked for where the contract says', () => {
  const { method, path } = showInvitation;
  expect(invitationCall).toEqual({ method, path });
});
