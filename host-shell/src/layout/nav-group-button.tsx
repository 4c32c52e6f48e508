import type { ComponentProps } from 'react';
import { Icon, UnstyledButton, useIntl, useLocation } from '@hirehq/shared-ui';
import classes from './header.module.css';
import { isCurrent, type NavGroup } from './nav-items.ts';

type NavGroupButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & { group: NavGroup };

/** The header button for a group of pages. */
export function NavGroupButton({ group, ...button }: NavGroupButtonProps) {
  const location = useLocation();
  const isHere = group.items.some((item) => isCurrent(item, location));
  return (
    <UnstyledButton {...button} className={classes['navGroup'] ?? ''} data-current={isHere || undefined}>
      {useIntl().formatMessage({ id: group.label })}
      <Icon name="chevronDown" size={16} />
    </UnstyledButton>
  );
}
