import { createDecipheriv, type ECDH, createHmac } from 'node:crypto';

/** The keys with which a browser decrypts pushes. */
export type BrowserKeys = { pair: ECDH; auth: Buffer };

const saltBytes = 16;
const tagBytes = 16;

/**
 * Decrypts a push as a browser does (RFC 8291, the content encoding aes128gcm of RFC 8188), written without the library that encrypts it.
 * Throws when it was encrypted for another browser, or is not whole.
 */
export function decryptPush(body: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = body.subarray(0, saltBytes);
  const recordSize = body.readUInt32BE(saltBytes);
  const keyLength = body.readUInt8(saltBytes + 4);
  const recordStart = saltBytes + 5 + keyLength;
  const senderKey = body.subarray(saltBytes + 5, recordStart);
  const record = body.subarray(recordStart);
  if (record.length > recordSize) throw new Error('A push is one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const inputKey = expand(extract(auth, pair.computeSecret(senderKey)), info);
  const pseudoRandomKey = extract(salt, inputKey);
  const key = expand(pseudoRandomKey, Buffer.from('Content-Encoding: aes128gcm\0')).subarray(0, 16);
  const nonce = expand(pseudoRandomKey, Buffer.from('Content-Encoding: nonce\0')).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  // The last record ends with the byte 2 and any number of zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('A push ends with a delimiter');
  return padded.subarray(0, end).toString();
}

/** The two steps of HKDF (RFC 5869); no key here is longer than one block of it. */
function extract(salt: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', salt).update(key).digest();
}

function expand(key: Buffer, info: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest();
}
