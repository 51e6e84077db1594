import { describe, expect, it } from 'vitest';
import { createFormLimit } from './limit-forms.ts';

/** A form that is under way until it is let go. */
function aForm() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('answered') };
}

describe('forms with files', () => {
  it('are six at once for one sender, and as many for another', async () => {
    const limit = createFormLimit();
    const forms = Array.from({ length: 6 }, aForm);
    const answers = forms.map(({ work }) => limit('account 1', work));
    await expect(limit('account 1', async () => 'read')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(limit('account 2', async () => 'read')).resolves.toBe('read');
    forms[0]?.end();
    await answers[0];
    await expect(limit('account 1', async () => 'read')).resolves.toBe('read');
    for (const form of forms) form.end();
    await Promise.all(answers);
  });

  it('that fail make room like the others', async () => {
    const limit = createFormLimit();
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(limit('account 1', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    }
  });
});
