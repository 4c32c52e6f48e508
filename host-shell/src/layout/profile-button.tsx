import type { ComponentProps } from 'react';
import { Icon, UnstyledButton, useIntl } from '@hirehq/shared-ui';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import classes from './header.module.css';

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

type ProfileButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & { user: SessionUser };

/** The candidate's initials at the end of the header. */
export function ProfileButton({ user, ...button }: ProfileButtonProps) {
  return (
    <UnstyledButton
      {...button}
      className={classes['profile'] ?? ''}
      aria-label={useIntl().formatMessage({ id: 'profile.menu' }, { name: user.name })}
    >
      <span className={classes['initials']} data-initials={initialsOf(user.name)} aria-hidden="true" />
      <Icon name="chevronDown" size={16} />
    </UnstyledButton>
  );
}
