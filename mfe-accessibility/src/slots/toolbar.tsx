/** The slot `page.overlay`: the assistive toolbar, while it is on. */
export function Toolbar() {
  return null;
}
