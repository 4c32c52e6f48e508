import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { usePageTitle } from '@hirehq/shared-ui/bundled';
import { SearchList } from '../../features/list-searches/search-list.tsx';
import { SaveSearchForm } from '../../features/save-search/save-search-form.tsx';
import classes from './messaging-page.module.css';

/** /candidate/message-list */
export function MessagingPage() {
  const { formatMessage } = useIntl();
  usePageTitle([formatMessage({ id: 'messaging.title' })]);
  return (
    <div className={`hq-page ${classes['page']}`}>
      <h1 className="hq-page-title">
        <FormattedMessage id="messaging.title" />
      </h1>
      <SearchList />
      <SaveSearchForm />
    </div>
  );
}
