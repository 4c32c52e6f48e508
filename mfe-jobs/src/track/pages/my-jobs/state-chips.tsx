import { TABS_OF_GROUP } from '@hirehq/shared-contracts/my-jobs-groups';
import type { MyJobsGroup, MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { FormattedMessage, UnstyledButton, useIntl } from '@hirehq/shared-ui';
import { useChosenTabInView } from '@hirehq/shared-ui/bundled';
import classes from './state-chips.module.css';
import { TAB_WORDS } from '../../features/track-jobs/track-jobs.model.ts';

interface StateChipsProps {
  group: MyJobsGroup;
  /** Undefined until they are known. */
  counts: ReadonlyMap<MyJobsTab, number> | undefined;
  total: number | undefined;
  /** Undefined for every state. */
  chosen: MyJobsTab | undefined;
  onChoose: (tab: MyJobsTab | undefined) => void;
}

/** The states of a group with the number of jobs in each, to show one of them alone; none for a group of one state. */
export function StateChips({ group, counts, total, chosen, onChoose }: StateChipsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const row = useChosenTabInView();
  const tabs = TABS_OF_GROUP[group];
  if (tabs.length === 1) return null;
  const number = (count: number | undefined) => (
    <span className={classes['count']}>{count === undefined ? '' : formatNumber(count)}</span>
  );
  return (
    <div ref={row} className={classes['chips']} role="group" aria-label={formatMessage({ id: 'myJobs.states' })}>
      <UnstyledButton className={classes['chip'] ?? ''} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <FormattedMessage id="myJobs.all" />
        {number(total)}
      </UnstyledButton>
      {tabs.map((tab) => (
        <UnstyledButton
          key={tab}
          className={classes['chip'] ?? ''}
          aria-pressed={chosen === tab}
          data-none={counts?.get(tab) === 0}
          onClick={() => onChoose(tab)}
        >
          {formatMessage(TAB_WORDS[tab])}
          {number(counts?.get(tab) ?? (counts && 0))}
        </UnstyledButton>
      ))}
    </div>
  );
}
