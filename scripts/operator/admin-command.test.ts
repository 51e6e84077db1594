import { describe, expect, it } from 'vitest';
import { readAdminCommand } from './admin-command.ts';

describe('the admin command', () => {
  it('reads an administrator', () => {
    expect(
      readAdminCommand(['create', '--email', 'You@Example.org', '--password', 'long enough'], {}),
    ).toEqual({
      name: 'create',
      email: 'you@example.org',
      password: 'long enough',
    });
  });

  it('takes the password from the environment, outside the shell history', () => {
    const environment = { ADMIN_PASSWORD: 'from outside' };
    expect(readAdminCommand(['create', '--email', 'you@example.org'], environment)).toMatchObject({
      password: 'from outside',
    });
  });

  it('reads the member to erase', () => {
    expect(readAdminCommand(['erase', '--email', 'Member@Example.org'], {})).toEqual({
      name: 'erase',
      email: 'member@example.org',
    });
  });

  it('reads a site setting', () => {
    expect(readAdminCommand(['set', 'name', 'Our Site'], {})).toEqual({
      name: 'set',
      key: 'name',
      text: 'Our Site',
    });
  });

  it.each([
    [['create']],
    [['create', '--email', 'nobody', '--password', 'long enough']],
    [['set', 'name']],
    [['erase']],
    [[]],
  ])('rejects %j', (words) => {
    expect(readAdminCommand(words, {})).toBeNull();
  });
});
