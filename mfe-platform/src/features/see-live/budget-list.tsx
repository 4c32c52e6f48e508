import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import type { RemoteBudgetName } from '@hirehq/shared-contracts/graphql/types';
import { BUDGET } from '../../shared/code-words.ts';
import { useFigures } from '../../shared/use-figures.ts';
import classes from './see-live.module.css';

interface BudgetListProps {
  budgets: readonly { name: RemoteBudgetName; declared: number | null; measured: number | null }[];
}

const isBytes = (name: RemoteBudgetName) => name === 'ENTRY_BYTES' || name === 'CONTENT_BYTES';

/** What was measured beside what the remote may cost; what is over its budget says so in words. */
export function BudgetList({ budgets }: BudgetListProps) {
  const { formatMessage } = useIntl();
  const { bytes, ms } = useFigures();
  const known = budgets.filter(({ declared, measured }) => declared !== null || measured !== null);
  return known.map(({ name, declared, measured }) => {
    const text = isBytes(name) ? bytes : ms;
    const isOver = declared !== null && measured !== null && measured > declared;
    return (
      <div key={name} className={classes['pair']}>
        <dt>{formatMessage(BUDGET[name])}</dt>
        <dd className={isOver ? classes['over'] : undefined}>
          {measured === null ? (
            <FormattedMessage id="budget.notMeasured" values={{ declared: text(declared ?? 0) }} />
          ) : declared === null ? (
            <FormattedMessage id="budget.notDeclared" values={{ measured: text(measured) }} />
          ) : (
            <FormattedMessage
              id={isOver ? 'budget.over' : 'budget.within'}
              values={{ measured: text(measured), declared: text(declared) }}
            />
          )}
        </dd>
      </div>
    );
  });
}
