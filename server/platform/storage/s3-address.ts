/** Where a bucket is, and what opens it. */
export type S3Address = {
  endpoint: string;
  region: string;
  bucket: string;
  /** Stands before every key; empty, or ends in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Reads `https://KEY:SECRET@host/bucket/optional/prefix?region=eu-1`; null when a part is missing. */
export function readS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (!/^https?:$/.test(url.protocol) || bucket === undefined) return null;
  if (url.username === '' || url.password === '') return null;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
