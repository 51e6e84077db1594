import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';

const asha = { name: 'Asha Menon', sizes: '10rem' };
const draw = (props: Partial<Parameters<typeof Photo>[0]>) =>
  renderToStaticMarkup(createElement(Photo, { ...asha, path: null, ...props }));

test('a photo offers the best format first and is named after the person', () => {
  const html = draw({ path: '/photos/a-token/960.jpg' });
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('alt="Asha Menon"');
  expect(html).toContain('sizes="10rem"');
  expect(html).toContain('loading="lazy"');
});

test('its size is known before it is loaded', () => {
  expect(draw({ path: '/photos/a-token/960.jpg' })).toContain('width="960" height="1280"');
});

test('a photo of the first screen is loaded at once', () => {
  const html = draw({ path: '/photos/a-token/960.jpg', isFirst: true });
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test('screen readers ignore the placeholder', () => {
  const html = draw({ path: '/photos/a-token/960.jpg', placeholder: 'data:image/webp;base64,AA' });
  expect(html).toMatch(/<img[^>]+src="data:image\/webp;base64,AA" alt=""/);
});

test.each([null, undefined, '', 'null'])('without a photo (%s) there are initials', (path) => {
  const html = draw({ path });
  expect(html).toContain('role="img" aria-label="Asha Menon"');
  expect(html).toContain('>AM<');
  expect(html).not.toContain('<img');
});

test('initials beside the name are not read out twice', () => {
  expect(draw({ alt: '' })).toContain('aria-hidden="true"');
});
