/**
 * A link whose token opens something without signing in. The token is in the fragment: browsers send it to no server, so that it is in
 * no log of a proxy, and in no referrer. The page takes it out of the address.
 */
export function writeSecretLink(publicUrl: string, { path, token }: { path: `/${string}`; token: string }) {
  return `${publicUrl}${path}#token=${token}`;
}

/**
 * The headers with which mail programs unsubscribe by one click (RFC 8058). They send a request to the address, so that here alone the
 * token is in the query.
 */
export function listUnsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link.replace('#', '?')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
