import { useRouter } from '@tanstack/react-router';

/** Facts for search engines (schema.org objects), as JSON-LD in the page. */
export function StructuredData({ graph }: { graph: readonly object[] }) {
  const nonce = useRouter().options.ssr?.nonce;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
