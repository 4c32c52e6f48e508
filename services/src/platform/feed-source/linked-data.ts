const LONGEST_TAG = 2000;
const LINKED_DATA = /\btype\s*=\s*["']?application\/ld\+json\b/i;

/** True for the opening tag of a JSON-LD script. */
export const isLinkedDataTag = (tag: string): boolean => LINKED_DATA.test(tag.slice(0, LONGEST_TAG));

/** Contents of a page's JSON-LD scripts. Searches from script to script: a regular expression over the whole page could take forever. */
export function* linkedDataOf(page: string): Generator<string> {
  const lower = page.toLowerCase();
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at + 1)) {
    const opened = lower.indexOf('>', at);
    const closed = lower.indexOf('</script', at);
    if (opened < 0 || closed < 0) return;
    if (opened < closed && opened - at < LONGEST_TAG && isLinkedDataTag(page.slice(at, opened)))
      yield page.slice(opened + 1, closed);
    at = closed;
  }
}
