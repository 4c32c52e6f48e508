import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { orWait } from '@hirehq/shared-ui';
import { NavGroupButton } from './nav-group-button.tsx';
import { ProfileButton } from './profile-button.tsx';
import { useMenuButton } from './use-menu-button.ts';
import { VisitorButton } from './visitor-button.tsx';
import type { NavGroupMenu, ProfileMenu } from './menus.ts';

/**
 * The code of the menus loads when a candidate is signed in, or when a visitor opens the menu. A menu that is opened before that
 * appears then; its button stays the same element.
 */
const menus = () => import(/* webpackChunkName: "menus" */ './menus.ts');
const LaterNavGroupMenu = lazy(orWait(async () => ({ default: (await menus()).NavGroupMenu })));
const LaterVisitorMenu = lazy(orWait(async () => ({ default: (await menus()).VisitorMenu })));
const LaterProfileMenu = lazy(orWait(async () => ({ default: (await menus()).ProfileMenu })));

export function GroupMenu({ group }: Omit<ComponentProps<typeof NavGroupMenu>, 'menu'>) {
  const { button, menu } = useMenuButton();
  return (
    <>
      <NavGroupButton {...button} group={group} />
      <Suspense fallback={null}>
        <LaterNavGroupMenu menu={menu} group={group} />
      </Suspense>
    </>
  );
}

export function AccountMenu({ user, onFeedback }: Omit<ComponentProps<typeof ProfileMenu>, 'menu'>) {
  const { button, menu } = useMenuButton();
  return (
    <>
      <ProfileButton {...button} user={user} />
      <Suspense fallback={null}>
        <LaterProfileMenu menu={menu} user={user} onFeedback={onFeedback} />
      </Suspense>
    </>
  );
}

/** Its code loads when it is first opened. */
export function PreferencesMenu() {
  const { button, menu } = useMenuButton();
  const [wasOpened, setWasOpened] = useState(false);
  if (menu.opened && !wasOpened) setWasOpened(true);
  return (
    <>
      <VisitorButton {...button} />
      {wasOpened && (
        <Suspense fallback={null}>
          <LaterVisitorMenu menu={menu} />
        </Suspense>
      )}
    </>
  );
}
