import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { ALERT_FREQUENCIES, SEARCH_NAME_MAX, namedSearch } from '@hirehq/shared-contracts/inputs';
import { routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { RadioField, SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import { activeFilters } from '../../shared/search-filters.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import classes from './save-search-form.module.css';
import { FREQUENCY_WORDS, savedQueryOf } from './save-search.model.ts';
import { useSaveSearch } from './save-search.mutation.ts';

/** Too many saved searches, or the search no longer exists: the list of saved searches shows it. */
const REFUSALS: ReadonlySet<string> = new Set(['VALIDATION_FAILED', 'NOT_FOUND']);

interface SaveSearchFormProps {
  search: JobSearchParams;
  /** The title of the search's list. */
  title: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The title of the list; for a search with filters only, the filters. */
function useSuggestedName(search: JobSearchParams, title: string): string {
  const { formatList } = useIntl();
  const words = useFilterWords();
  const isNamed = Boolean(
    search.name ?? search.jobTitle ?? search.keyword ?? search.city ?? search.state ?? search.country ?? search.enterprise,
  );
  const filters = activeFilters(search).map(words.active);
  return (isNamed || filters.length === 0 ? title : formatList(filters, { type: 'unit' })).slice(0, SEARCH_NAME_MAX);
}

/** Name and alerts of a search to save. */
export function SaveSearchForm({ search, title, onSaved, onCancel }: SaveSearchFormProps) {
  const { formatMessage } = useIntl();
  const suggested = useSuggestedName(search, title);
  const initialValues: { name: string; alerts: AlertFrequency } = { name: suggested, alerts: 'DAILY' };
  const { save } = useSaveSearch(savedQueryOf(search), onSaved);
  const form = useForm({
    initialValues,
    schema: namedSearch,
    words: { 'name.MISSING': 'saveSearch.nameMissing' },
    onSend: ({ name, alerts }) => save(name, alerts),
  });

  return (
    <form {...form.formProps} className={classes['form']}>
      <TextField
        {...form.field('name')}
        label={formatMessage({ id: 'saveSearch.name' })}
        mark="needed"
        isFirst
        limit={SEARCH_NAME_MAX}
      />
      <RadioField
        {...form.field('alerts')}
        label={formatMessage({ id: 'alerts.label' })}
        hint={formatMessage({ id: 'alerts.note' })}
        choices={ALERT_FREQUENCIES.map((value) => ({ value, label: formatMessage(FREQUENCY_WORDS[value]) }))}
      />
      {form.failure && (
        <p role="alert" className={classes['failed']}>
          {!REFUSALS.has(form.failure.code) ? (
            <FormattedMessage id="saveSearch.failed" />
          ) : (
            <>
              <FormattedMessage id="saveSearch.refused" />{' '}
              <PageLink to={routes.savedSearches()}>
                <FormattedMessage id="savedSearches.title" />
              </PageLink>
            </>
          )}
        </p>
      )}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="saveSearch.cancel" />
        </Button>
        <SubmitButton size="sm" busy={form.busy}>
          <FormattedMessage id="saveSearch.save" />
        </SubmitButton>
      </div>
    </form>
  );
}
