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

type Sealed = { purpose: string; sealed: string };

/**
 * The text of `sealText`; null when it was changed, or sealed with another key or for another purpose. Of several keys any may have
 * sealed it.
 */
export function openSealedText(keys: string | readonly string[], sealed: Sealed): string | null {
  for (const key of typeof keys === 'string' ? [keys] : keys) {
    const text = openWith(key, sealed);
    if (text !== null) return text;
  }
  return null;
}

/**
 * A text that a former key had sealed, sealed with the present one, which is the first of the keys. Null when it is already, or when
 * no key opens it.
 */
export function resealText(keys: readonly string[], { purpose, sealed }: Sealed): string | null {
  const [present, ...former] = keys;
  if (present === undefined || openWith(present, { purpose, sealed }) !== null) return null;
  const text = openSealedText(former, { purpose, sealed });
  return text === null ? null : sealText(present, { purpose, text });
}

function openWith(secretKey: string, { purpose, sealed }: Sealed): string | null {
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
