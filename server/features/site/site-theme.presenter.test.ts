import { expect, test } from 'vitest';
import { addressOfTheme, presentTheme } from './site-theme.presenter.ts';

test('the colours of the product need no style sheet', () => {
  expect(addressOfTheme('#8E1F4B')).toBe('');
});

test('another accent has one, with the tokens of both schemes', () => {
  expect(addressOfTheme('#0F6E84')).toBe('/theme/0f6e84.css');
  const css = presentTheme('0f6e84.css') ?? '';
  expect(css).toContain('--accent: #0f6e84;');
  expect(css.match(/--accent-text: /g)).toHaveLength(3);
  expect(css).toContain('--mulberry-900: ');
});

test.each(['f2b33d.css', '0F6E84.css', '0f6e84', 'red.css', '../x.css'])('there is none at %s', (file) => {
  expect(presentTheme(file)).toBeNull();
});
