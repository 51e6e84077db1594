/**
 * Writes a mark, such as "(3)", before the title of the page that is shown and of those that follow, because the router writes each
 * page's title anew. Returns a function that takes it away.
 */
export function markTitle(mark: string): () => void {
  let marked: string | undefined;
  const write = () => {
    if (document.title === marked) return;
    marked = `${mark} ${document.title}`;
    document.title = marked;
  };
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  write();
  return () => {
    observer.disconnect();
    if (document.title === marked) document.title = marked.slice(mark.length + 1);
  };
}
