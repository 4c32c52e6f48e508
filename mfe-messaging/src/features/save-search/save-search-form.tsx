import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { SEARCH_NAME_MAX, namedSearch } from '@hirehq/shared-contracts/inputs';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { jobSearchQuery } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, useIntl, useToast } from '@hirehq/shared-ui';
import { FormFailure, SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { useSaveSearch } from './save-search.mutation.ts';

const START: { name: string; alerts: AlertFrequency } = { name: '', alerts: 'WEEKLY' };

/** A keyword that is searched for once a week. */
export function SaveSearchForm() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { run } = useSaveSearch();
  const form = useForm({
    initialValues: START,
    schema: namedSearch,
    words: { 'name.MISSING': 'messaging.keyword.missing' },
    async onSend({ name, alerts }) {
      const outcome = await run({
        input: { requestId: newRequestId(), name, query: jobSearchQuery({ keyword: name }), alerts },
      });
      if (!outcome.ok) return outcome;
      toast({ kind: 'success', message: formatMessage({ id: 'messaging.saved' }) });
      form.reset();
      return undefined;
    },
  });

  return (
    <form {...form.formProps} className="hq-card hq-form">
      <TextField
        {...form.field('name')}
        label={formatMessage({ id: 'messaging.keyword' })}
        mark="needed"
        limit={SEARCH_NAME_MAX}
      />
      <FormFailure>{form.failure?.text}</FormFailure>
      <div className="hq-form-actions">
        <SubmitButton busy={form.busy}>
          <FormattedMessage id="messaging.save" />
        </SubmitButton>
      </div>
    </form>
  );
}
