/** What the CSP of pages forbids, what only React needs, and what stands where something loads later: none of it may be in a served part. */
export const FORBIDDEN_IN_SERVED = / style=| on\w+=|<script|<style|<!--|<link|<template|mantine-Skeleton|aria-busy="true"/i;

/** The HTML of a served part as a page has it. */
export function parsedPart({ html }: { html: string }): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** A browser has the choice of a select, and whether a video is silent, as properties, and knows the region of its language. */
const DIFFERENT = new Set(['style', 'selected', 'muted', 'srclang']);
/** Ids that React and Mantine make. */
const NUMBERED = /[_-][rR]_|\bmantine-[a-z0-9]{3,9}\b/;
/** Class names of style sheets of ours, as tests and as builds write them. */
const OWN_CLASS = /^(?!mantine-|hq-|m_)(?:_([A-Za-z]+)_\w+|([A-Za-z]+)-[\w-]{6})$/;

function withoutDifferences(element: Element): void {
  const names = element.getAttributeNames().toSorted();
  const values = names.map((name) => element.getAttribute(name) ?? '');
  for (const name of names) element.removeAttribute(name);
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (
      DIFFERENT.has(name) ||
      name.startsWith('data-served') ||
      (name !== 'class' && NUMBERED.test(value)) ||
      (name === 'title' && element.tagName === 'TIME')
    )
      continue;
    const classes = () => value.split(' ').map((each) => each.replace(OWN_CLASS, '$1$2'));
    element.setAttribute(name, name === 'class' ? classes().join(' ') : value);
  }
}

/** HTML, a line an element, without what differs by design: ids, styles, the order of attributes, what is around the page in a test, and the zone of a full time. */
export function comparable(page: HTMLElement): string[] {
  const root = page.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll('.hq-without-scripts')) element.remove();
  for (const element of root.querySelectorAll('style, output, :scope > [aria-live]')) element.remove();
  for (const element of root.querySelectorAll('*')) withoutDifferences(element);
  return root.innerHTML.split(/(?=<)/);
}
