/** A text for comparison: in small letters, without accents and apostrophes, every dash and every space alike. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFD')
      // Only the accents of Latin letters: in Indian scripts the marks are the vowels.
      .replaceAll(/[\u0300-\u036Fʼ’‘']/g, '')
      .replaceAll(/\p{Pd}/gu, '-')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  );
}
