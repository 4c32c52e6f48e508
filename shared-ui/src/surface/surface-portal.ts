import { SURFACE_ROOT, SURFACE_VIEW } from '@hirehq/shared-contracts/shadow-styles';
import { SURFACE_PORTAL } from './surface-styles.ts';

/** Makes the element that dialogs open in a root like that of the view, which they are outside of. */
export function dressPortal(
  portal: HTMLElement,
  attributes: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, string>>,
): void {
  portal.classList.add(SURFACE_ROOT, SURFACE_VIEW, SURFACE_PORTAL);
  for (const [name, value] of Object.entries(attributes)) portal.setAttribute(name, value);
  for (const [name, value] of Object.entries(sizes)) portal.style.setProperty(name, value);
}

/** Shows it above everything on the page around it, and not clipped by what it is in. */
export function raisePortal(portal: HTMLElement): void {
  // jsdom has no popovers.
  if (!('popover' in portal) || portal.popover !== null) return;
  portal.popover = 'manual';
  portal.showPopover();
}
