import { ActionIcon, Hint, Icon, NavLink, useIntl } from '@hirehq/shared-ui';
import { Deployed } from '../routing/deployed.tsx';
import { routes } from '@hirehq/shared-contracts/routes';

/** The link to messages, if they are deployed and no remote shows the unread count. */
export function MessagesLink() {
  const label = useIntl().formatMessage({ id: 'profile.messages' });
  return (
    <Deployed to={routes.messageList()}>
      <Hint label={label}>
        <ActionIcon component={NavLink} to={routes.messageList()} variant="subtle" color="gray" size={44} aria-label={label}>
          <Icon name="mail" />
        </ActionIcon>
      </Hint>
    </Deployed>
  );
}
