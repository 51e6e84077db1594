import { describe, expect, it } from 'vitest';
import { limitForms } from './form-limits.ts';

/** A form that is being worked on until `end`. */
function aForm() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('answered') };
}

describe('forms with files', () => {
  it('are limited to six at once for one sender, independently of another', async () => {
    const runForm = limitForms();
    const forms = Array.from({ length: 6 }, aForm);
    const answers = forms.map(({ work }) => runForm('account 1', work));
    await expect(runForm('account 1', async () => 'read')).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await expect(runForm('account 2', async () => 'read')).resolves.toBe('read');
    forms[0]?.end();
    await answers[0];
    await expect(runForm('account 1', async () => 'read')).resolves.toBe('read');
    for (const form of forms) form.end();
    await Promise.all(answers);
  });

  it('make room for others when they fail, too', async () => {
    const runForm = limitForms();
    for (let turn = 0; turn < 10; turn += 1) {
      await expect(runForm('account 1', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    }
  });
});
