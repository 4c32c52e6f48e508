const HEADINGS = 'h1, h2, h3, h4';
const NAMED_TARGETS = 'main, [tabindex][aria-label], [tabindex][aria-labelledby]';

/**
 * Scrolls to a section of the page and focuses its heading, or the section itself if it is the main part of the page, or takes the
 * focus and has a name. False if the page has no section with that id.
 */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  const isTarget = section.matches(`${NAMED_TARGETS}, ${HEADINGS}`);
  const heading = isTarget ? section : (section.querySelector<HTMLElement>(HEADINGS) ?? section);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
