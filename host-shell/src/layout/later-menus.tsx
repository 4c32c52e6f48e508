import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { orWait } from '@hirehq/shared-ui';
import { NavGroupButton } from './nav-group-button.tsx';
import { ProfileButton } from './profile-button.tsx';
import { VisitorButton } from './visitor-button.tsx';
import type { NavGroupMenu, ProfileMenu } from './menus.ts';

/**
 * The code of the menus loads when a candidate is signed in, or when a visitor opens the menu; a click before that is repeated.
 */
const menus = () => import(/* webpackChunkName: "menus" */ './menus.ts');
const LaterNavGroupMenu = lazy(orWait(async () => ({ default: (await menus()).NavGroupMenu })));
const LaterVisitorMenu = lazy(orWait(async () => ({ default: (await menus()).VisitorMenu })));
const LaterProfileMenu = lazy(orWait(async () => ({ default: (await menus()).ProfileMenu })));

export function GroupMenu({ group }: Pick<ComponentProps<typeof NavGroupMenu>, 'group'>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Suspense fallback={<NavGroupButton group={group} aria-haspopup="menu" onClick={() => setIsWanted(true)} />}>
      <LaterNavGroupMenu group={group} defaultOpened={isWanted} />
    </Suspense>
  );
}

export function AccountMenu({ user, onFeedback }: Omit<ComponentProps<typeof ProfileMenu>, 'defaultOpened'>) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <Suspense fallback={<ProfileButton user={user} aria-haspopup="menu" onClick={() => setIsWanted(true)} />}>
      <LaterProfileMenu user={user} onFeedback={onFeedback} defaultOpened={isWanted} />
    </Suspense>
  );
}

/** Its code loads when it is first opened. */
export function PreferencesMenu() {
  const [isWanted, setIsWanted] = useState(false);
  const button = <VisitorButton aria-haspopup="menu" onClick={() => setIsWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <LaterVisitorMenu defaultOpened />
    </Suspense>
  );
}
