import { useRef } from 'react';
import { FormattedMessage, Icon, Menu, UnstyledButton, useIntl, useNavigate } from '@hirehq/shared-ui';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { useShellServices } from '../lend/shell-services.tsx';
import classes from './header.module.css';
import { profileItems } from './nav-items.ts';

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

interface ProfileMenuProps {
  user: SessionUser;
  onFeedback: (from: HTMLElement | null) => void;
}

export function ProfileMenu({ user, onFeedback }: ProfileMenuProps) {
  const { session } = useShellServices();
  const navigate = useNavigate();
  const intl = useIntl();
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <UnstyledButton
          ref={target}
          className={classes['profile'] ?? ''}
          aria-label={intl.formatMessage({ id: 'profile.menu' }, { name: user.name })}
        >
          <span className={classes['initials']} data-initials={initialsOf(user.name)} aria-hidden="true" />
          <Icon name="chevronDown" size={16} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name}
          <br />
          {user.email}
        </Menu.Label>
        {profileItems().map(({ label, to }) => (
          <Menu.Item key={to} onClick={() => void navigate(to)}>
            <FormattedMessage id={label} />
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onFeedback(target.current)}>
          <FormattedMessage id="feedback.title" />
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => void session.signOut()}>
          <FormattedMessage id="profile.logout" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
