import { expect, test } from 'vitest';
import { listPhotoSources, presentPhoto } from './photo-picture.tsx';

test('a photo has its widths in each format', () => {
  const sources = listPhotoSources('/photos/a-token/960.jpg');
  expect(sources?.avif).toBe(
    '/photos/a-token/160.avif 160w, /photos/a-token/320.avif 320w, /photos/a-token/640.avif 640w, /photos/a-token/960.avif 960w',
  );
  expect(sources?.webp).toContain('/photos/a-token/640.webp 640w');
  expect(sources?.jpg).toContain('/photos/a-token/960.jpg 960w');
});

test.each(['/art/story-1.webp', '/photos/960.jpg', '/photos/a-token/source.jpg', 'data:image/png;base64,AA'])(
  '%s is a picture by itself',
  (path) => {
    expect(listPhotoSources(path)).toBeUndefined();
  },
);

test.each([undefined, null, '', 'null'])('%s is no photo', (path) => {
  expect(presentPhoto(path)).toBeUndefined();
});
