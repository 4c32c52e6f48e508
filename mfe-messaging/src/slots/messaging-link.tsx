import { FormattedMessage, PageLink } from '@hirehq/shared-ui';
import classes from './messaging-link.module.css';

/** The slot `header.messages`: leads to the page. */
export function MessagingLink() {
  return (
    <PageLink to="/candidate/message-list" className={classes['link'] ?? ''}>
      <FormattedMessage id="messaging.title" />
    </PageLink>
  );
}
