import { fillNames } from './fill-names.ts';

/** What mails to administrators say, in English. `{name}` is filled in. */
const english = {
  owner: 'owner',
  moderator: 'moderator',
  finance: 'finance',
  support: 'support',
  grievance_officer: 'grievance officer',
  invitationSubject: 'You are invited to help run {site}',
  invitationHeading: 'Help run {site}',
  invitationText:
    'You are invited to become an administrator of {site}, with the role “{role}”. Choose a password with this link; it works until {date}.',
  invitationButton: 'Accept the invitation',
  invitationClosing:
    'If you do not know why you get this mail, ignore it: nothing happens without the link. Please do not forward it.',
  roleSubject: 'Your role at {site} was changed',
  roleHeading: 'Your role is now “{role}”',
  roleText: 'An owner of {site} has changed what you may do in the administration. It takes effect at once.',
  resetSubject: 'Your two-step verification at {site} was removed',
  resetHeading: 'Set up two-step verification again',
  resetText:
    'An owner of {site} has removed your two-step verification and logged you out. Sign in with your password and set it up again.',
  closing: 'If you did not expect this, please write to {support} at once.',
} as const;

/** The text for mails to administrators, with its names filled in. */
export function sayInAdministratorMail(
  key: keyof typeof english,
  names: Readonly<Record<string, string>> = {},
): string {
  return fillNames(english[key], names);
}
