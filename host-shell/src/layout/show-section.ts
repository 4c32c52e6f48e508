/** Scrolls to a section of the page and focuses it. False if the page has no section with that id. */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}
