import { Icon, NavLink } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { CreateProfileButton } from '../sections/create-profile-button.tsx';
import { PageCall } from '../sections/page-call.tsx';
import classes from '../sections/sections.module.css';
import type english from './texts/en.json';

/** The last section of both home screens. */
export function HomeCall({ texts }: { texts: (typeof english)['call'] }) {
  return (
    <PageCall title={texts.title} text={texts.text}>
      <CreateProfileButton variant="filled" />
      <NavLink to={routes.feature()} className={classes['link'] ?? ''}>
        {texts.features}
        <Icon name="arrowRight" size={18} directional />
      </NavLink>
    </PageCall>
  );
}
