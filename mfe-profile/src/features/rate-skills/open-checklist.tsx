import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { ChecklistForm } from './checklist-form.tsx';
import type { Checklist } from './checklists.query.ts';
import classes from './checklist.module.css';
import { SignChecklist } from './sign-checklist.tsx';
import { useEntries } from './use-entries.ts';

/** One checklist: rate, save, sign. */
export function OpenChecklist({ checklist }: { checklist: Checklist }) {
  const { formatMessage } = useIntl();
  const entered = useEntries(checklist);
  const done = checklist.items.filter((item) => item.done).length;
  return (
    <div className={classes['open']}>
      <h2 className="hq-section-title">{formatMessage({ id: `checklist.name.${checklist.id}` })}</h2>
      <p className={classes['note']}>
        <FormattedMessage id="checklist.progress" values={{ done, all: checklist.items.length }} />
      </p>
      <ChecklistForm checklist={checklist} entered={entered} />
      <SignChecklist checklist={checklist} hasChanges={entered.hasChanges} />
    </div>
  );
}
