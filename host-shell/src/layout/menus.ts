/** The header's menus, in one chunk that loads when a candidate is signed in, or when a visitor opens the menu. */
export { NavGroupMenu } from './nav-group-menu.tsx';
export { ProfileMenu } from './profile-menu.tsx';
export { VisitorMenu } from './visitor-menu.tsx';
