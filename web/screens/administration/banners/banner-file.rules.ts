/** The types that the server decodes. Phones that take their photos in another format convert them for this list. */
export const bannerTypes = 'image/jpeg,image/png,image/webp';

const mostBytes = 10 * 1024 * 1024;

/** What is wrong with a chosen file before it is sent; undefined when nothing is. The server looks at its content. */
export function findFileFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | undefined {
  // A device that does not know the type of a photo, such as HEIC, names none.
  if (type !== '' && !type.startsWith('image/')) return 'wrongType';
  return size > mostBytes ? 'tooLarge' : undefined;
}
