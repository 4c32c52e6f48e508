/** The header's menus, in one file that comes when a candidate is signed in. */
export { NavGroupMenu } from './nav-group-menu.tsx';
export { ProfileMenu } from './profile-menu.tsx';
