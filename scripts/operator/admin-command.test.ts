import { describe, expect, it } from 'vitest';
import { readAdminCommand } from './admin-command.ts';

describe('the admin command', () => {
  it('reads an administrator, and no password: other users of the machine could read it', () => {
    expect(readAdminCommand(['create', '--email', 'You@Example.org'])).toEqual({
      name: 'create',
      email: 'you@example.org',
    });
    const withPassword = ['create', '--email', 'you@example.org', '--password', 'long enough'];
    expect(readAdminCommand(withPassword)).toBeNull();
  });

  it('reads the member to erase', () => {
    expect(readAdminCommand(['erase', '--email', 'Member@Example.org'])).toEqual({
      name: 'erase',
      email: 'member@example.org',
    });
  });

  it('reads the administrator who lost the second factor', () => {
    expect(readAdminCommand(['reset-second-factor', '--email', 'You@Example.org'])).toEqual({
      name: 'reset-second-factor',
      email: 'you@example.org',
    });
  });

  it('reads a site setting', () => {
    expect(readAdminCommand(['set', 'name', 'Our Site'])).toEqual({
      name: 'set',
      key: 'name',
      text: 'Our Site',
    });
  });

  it('reads the verification of the audit log', () => {
    const noted = 'a1'.repeat(32);
    expect(readAdminCommand(['verify-audit'])).toEqual({ name: 'verify-audit', noted: undefined });
    expect(readAdminCommand(['verify-audit', '--noted', noted])).toEqual({ name: 'verify-audit', noted });
  });

  it.each([
    [['verify-audit', '--noted', 'something']],
    [['verify-audit', '--noted']],
    [['create']],
    [['create', '--email', 'nobody']],
    [['set', 'name']],
    [['erase']],
    [[]],
  ])('rejects %j', (words) => {
    expect(readAdminCommand(words)).toBeNull();
  });
});
