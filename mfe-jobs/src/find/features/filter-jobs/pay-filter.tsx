import { NOT_STATED, UNITS_PER_YEAR } from '@hirehq/shared-contracts/codes';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, whenIdle } from '@hirehq/shared-ui';
import { laterPart } from '@hirehq/shared-ui/bundled';
import { Suspense, useEffect, useRef, useState } from 'react';
import { withoutFilter, type SearchChange } from '../../shared/search-filters.ts';
import { formField } from '../../shared/form-field.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import type { JobCount } from '../../shared/estimates.ts';
import { PayInputs } from '../../shared/search-without-scripts/search-without-scripts.tsx';
import { FilterChoice } from './filter-choice.tsx';
import classes from './pay-filter.module.css';
import { usePayRates } from './pay-rates.query.ts';

const PayFields = laterPart(async () => (await import(/* webpackChunkName: "pay-fields" */ './pay-fields.tsx')).PayFields);

interface PayFilterProps {
  search: JobSearchParams;
  /** Number of jobs that do not state their pay. */
  notStated: JobCount | undefined;
  onChange: (change: SearchChange) => void;
}

/** Whether the fields had the focus. */
function useIsUsed() {
  const room = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const element = room.current;
    const use = () => setUsed(true);
    element?.addEventListener('focusin', use, { once: true });
    return () => element?.removeEventListener('focusin', use);
  }, []);
  return { room, isUsed };
}

/** Whether the page has had time for what nobody has asked for yet. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** The least and the most pay per unit in a currency (JB-10). */
export function PayFilter({ search, notStated, onChange }: PayFilterProps) {
  const words = useFilterWords();
  const { room, isUsed } = useIsUsed();
  const isIdle = useIsIdle();
  const isOpened = isUsed || search.payMin !== undefined || search.payMax !== undefined;
  const rates = usePayRates(isOpened).data?.payRates;

  return (
    <>
      <div ref={room} className={classes['room']}>
        <PayInputs search={search} />
        {isIdle && (
          <Suspense fallback={null}>
            <PayFields search={search} currencies={rates?.currencies} onChange={onChange} />
          </Suspense>
        )}
      </div>
      <p className={classes['note']}>
        <FormattedMessage
          id="filter.note.payMin"
          values={{ hours: UNITS_PER_YEAR.HOUR, days: UNITS_PER_YEAR.DAY, weeks: UNITS_PER_YEAR.WEEK }}
        />
      </p>
      {isOpened && (
        <p className={classes['rates']}>
          {rates && (
            <FormattedMessage id="filter.payRates" values={{ source: rates.source, date: new Date(`${rates.date}T12:00:00Z`) }} />
          )}
        </p>
      )}
      <FilterChoice
        label={words.name('payNotStated')}
        field={{ ...formField('payNotStated'), value: NOT_STATED }}
        count={notStated}
        checked={search.payNotStated === true}
        onChange={(checked) => onChange({ ...withoutFilter('payMin'), payNotStated: checked || undefined })}
      />
    </>
  );
}
