const unbroken = { whiteSpace: 'nowrap' } as const;

/** A heading whose words with a short beginning, such as "e-mail", are not broken at their hyphen. */
export function WholeWords({ text }: { text: string }) {
  const parts = text.split(/\b(\w-\w+)/);
  return parts.map((part, index) =>
    // What was split at is every second part.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} style={unbroken}>
        {part}
      </span>
    ),
  );
}
