/** Every path of a photo in an answer, in every width and format that a browser may choose. */
export function listPhotoPaths(answer: unknown): string[] {
  const paths = [...JSON.stringify(answer).matchAll(/"(\/photos\/[^"]+)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].flatMap((path) =>
    path.endsWith('/960.jpg')
      ? ['960.jpg', '640.webp', '320.avif', '160.jpg'].map((file) => path.replace('960.jpg', file))
      : [path],
  );
}
