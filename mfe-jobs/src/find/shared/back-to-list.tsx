import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Icon, PageLink, useLocation, useNavigate, useViewer } from '@hirehq/shared-ui';
import { useListAround } from '../../shared/list-around.ts';
import classes from './back-to-list.module.css';

/**
 * A link back to the previous list at its scroll position; to the plain list if there is no previous page. Beside the list, it closes
 * the page.
 */
export function BackToList() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const signedIn = useViewer() !== undefined;
  const cameFromUs = key !== 'default';
  const around = useListAround();
  if (around)
    return (
      <PageLink className={classes['back'] ?? ''} to={around.address}>
        <Icon name="close" size={18} />
        <FormattedMessage id="list.closeJob" />
      </PageLink>
    );
  return (
    <PageLink
      className={classes['back'] ?? ''}
      to={routes.searchResults(signedIn)}
      onClick={(event) => {
        if (!cameFromUs || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrowLeft" size={18} directional />
      <FormattedMessage id="detail.back" />
    </PageLink>
  );
}
