import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text with the secret key (AES-256-GCM), for a secret that has to be read again. `purpose` separates uses: a text that was
 * sealed for one opens for no other.
 */
export function sealText(secretKey: string, { purpose, text }: { purpose: string; text: string }): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text of `sealText`; null when it was changed, or sealed with another key or for another purpose. */
export function openSealedText(
  secretKey: string,
  { purpose, sealed }: { purpose: string; sealed: string },
): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce);
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    // The tag does not belong to these bytes and this key.
    return null;
  }
}

function keyFor(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `sealed text ${purpose}`, 32));
}
