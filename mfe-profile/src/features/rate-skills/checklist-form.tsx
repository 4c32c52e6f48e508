import { CHECKLIST_RATINGS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import { CheckboxField, DraftNote, FormFailure, RadioField, SubmitButton, VersionsPanel } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { groupsOf, type Entries } from './checklist-state.ts';
import type { Checklist, ChecklistItem } from './checklists.query.ts';
import classes from './checklist.module.css';
import { DocumentItem } from './document-item.tsx';
import type { ChecklistEntries } from './use-entries.ts';

interface ChecklistFormProps {
  checklist: Checklist;
  entered: ChecklistEntries;
}

/** The items of one checklist, group by group. */
export function ChecklistForm({ checklist, entered: { form, hasChanges, draft, discard } }: ChecklistFormProps) {
  const { formatMessage } = useIntl();
  const { values, failure } = form;
  const kinds = new Map(checklist.items.map(({ id, kind }) => [id, kind]));
  const textOf = (item: string, value: unknown) => {
    const entry = (value as Entries)[item] ?? '';
    if (kinds.get(item) === 'TASK') return formatMessage({ id: entry ? 'checklist.task.done' : 'checklist.task.open' });
    return entry && formatMessage({ id: `checklist.rating.${entry}` });
  };
  return (
    <form {...form.formProps} className={classes['form']}>
      {groupsOf(checklist).map(([group, items]) => (
        <PageSection key={group} order={3} title={formatMessage({ id: `checklist.group.${group}` })}>
          {items.some(({ kind }) => kind === 'DOCUMENT') && (
            <p className={classes['note']}>
              <FormattedMessage id="file.kept" />
            </p>
          )}
          <div className={classes['items']}>
            {items.map((item) => (
              <Item
                key={item.id}
                checklist={checklist.id}
                item={item}
                entry={values[item.id] ?? ''}
                onEnter={(value) => form.change({ [item.id]: value })}
              />
            ))}
          </div>
        </PageSection>
      ))}
      <VersionsPanel
        versions={form.versions}
        order={3}
        nameOf={(item) => formatMessage({ id: `checklist.item.${item}` })}
        textOf={textOf}
        onDiscard={discard}
      />
      <FormFailure>{failure?.text}</FormFailure>
      <div className="hq-form-actions">
        <SubmitButton busy={form.busy} disabled={!hasChanges}>
          <FormattedMessage id={failure ? 'edit.saveAgain' : 'checklist.save'} />
        </SubmitButton>
        {hasChanges && (
          <>
            <Button variant="default" size="md" onClick={discard}>
              <FormattedMessage id="checklist.discard" />
            </Button>
            <DraftNote draft={draft} />
          </>
        )}
      </div>
    </form>
  );
}

interface ItemProps {
  checklist: string;
  item: ChecklistItem;
  entry: string;
  onEnter: (value: string) => void;
}

function Item({ checklist, item, entry, onEnter }: ItemProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `checklist.item.${item.id}` });
  const label = item.required ? name : formatMessage({ id: 'checklist.optional' }, { name });
  switch (item.kind) {
    case 'SKILL':
      return (
        <RadioField
          label={label}
          isRow
          choiceClass={classes['rating']}
          value={entry || undefined}
          choices={CHECKLIST_RATINGS.map((rating) => ({
            value: String(rating),
            label: formatMessage({ id: `checklist.rating.${rating}` }),
          }))}
          onChange={onEnter}
        />
      );
    case 'TASK':
      return <CheckboxField label={label} value={entry === 'true'} onChange={(done) => onEnter(done ? 'true' : '')} />;
    case 'DOCUMENT':
      return <DocumentItem checklist={checklist} item={item} label={label} />;
  }
}
