/** The header's menus, in one file that comes when a candidate is signed in, or a visitor asks for theirs. */
export { NavGroupMenu } from './nav-group-menu.tsx';
export { ProfileMenu } from './profile-menu.tsx';
export { VisitorMenu } from './visitor-menu.tsx';
