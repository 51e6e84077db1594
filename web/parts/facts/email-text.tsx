/** An e-mail address, or a name that is one: a long one breaks before the @ first, and not within a word. */
export function EmailText({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
