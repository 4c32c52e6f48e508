const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description'];

/** Latin words that a page shows or announces, without those from its data. On an Arabic page these are not translated. */
export function latinWords(page: Element, data: readonly string[]): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script, output')) texts.push(node.nodeValue ?? '');
  }
  for (const element of page.querySelectorAll(':not(output)'))
    texts.push(...SPOKEN.flatMap((attribute) => element.getAttribute(attribute) ?? []));
  const longestFirst = data.toSorted((one, other) => other.length - one.length);
  const left = texts.map((text) => longestFirst.reduce((rest, words) => rest.replaceAll(words, ''), text));
  return [...new Set(left.flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? []))];
}
