import { routes } from '@hirehq/shared-contracts/routes';
import {
  EmptyState,
  FormattedMessage,
  Icon,
  OfflineNotice,
  PageLink,
  PageSkeleton,
  useIntl,
  useSearchParams,
} from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { ChecklistList } from '../../features/rate-skills/checklist-list.tsx';
import { useChecklists } from '../../features/rate-skills/checklists.query.ts';
import { OpenChecklist } from '../../features/rate-skills/open-checklist.tsx';
import { PageFailure } from '../../shared/page-failure.tsx';
import classes from './checklist-page.module.css';

/** /candidate/add-checklist: by specialty in healthcare, a general one elsewhere, none for variant N (PR-12). */
export function ChecklistPage() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const query = useChecklists();
  useFreshLinks(query.data !== undefined, query.retry);

  if (query.status === 'loading') return <PageSkeleton kind="form" />;
  if (!query.data) return <PageFailure onRetry={query.retry} busy={query.refreshing} />;
  const { checklists } = query.data;
  if (checklists.length === 0)
    return (
      <EmptyState
        order={1}
        illustration="notFound"
        title={formatMessage({ id: 'checklist.none' })}
        description={formatMessage({ id: 'checklist.noneText' })}
      />
    );
  const [only] = checklists.length === 1 ? checklists : [];
  const opened = checklists.find(({ id }) => id === search.get('list')) ?? only;
  return (
    <div className={`hq-page hq-page-narrow ${classes['page']}`}>
      <OfflineNotice message={formatMessage({ id: 'edit.offline' })} />
      <div>
        <h1 className="hq-page-title">
          <FormattedMessage id="checklist.title" />
        </h1>
        <p className="hq-lead">
          <FormattedMessage id={only ? 'checklist.lead.general' : 'checklist.lead'} />
        </p>
      </div>
      {opened && !only && (
        <PageLink to={routes.checklist()} className={classes['back']}>
          <Icon name="arrowLeft" size={18} directional />
          <FormattedMessage id="checklist.back" />
        </PageLink>
      )}
      {opened ? <OpenChecklist key={opened.id} checklist={opened} /> : <ChecklistList checklists={checklists} />}
    </div>
  );
}
