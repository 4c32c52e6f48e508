import { PAY_UNITS } from '@hirehq/shared-contracts/codes';
import { payLimits } from '@hirehq/shared-contracts/inputs';
import { AMOUNT_MAX, payCurrencyFor } from '@hirehq/shared-contracts/pay';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, useIntl, VisuallyHidden } from '@hirehq/shared-ui';
import { useCodeChoices } from '@hirehq/shared-ui/bundled';
import { NumberField, SelectField, SubmitButton, useForm } from '@hirehq/shared-ui/forms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCodeLabel } from '../../../shared/code-labels.ts';
import type { SearchChange } from '../../shared/search-filters.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import { changeOf, type PayDraft } from './pay-filter.model.ts';
import classes from './pay-filter.module.css';

interface PayFieldsProps {
  search: JobSearchParams;
  /** The currencies that can be compared with others; undefined while they load. */
  currencies: readonly string[] | undefined;
  onChange: (change: SearchChange) => void;
}

/** Longer than any amount with its separators. */
const LONGEST_AMOUNT = 24;
const EXAMPLES = { amount: 50_000, hourly: 22.5 };

/** The fields as the search fills them. */
function useSearchedPay({ payMin, payMax, payUnit, payCurrency, country }: JobSearchParams): PayDraft {
  const { formatNumber, locale } = useIntl();
  const amount = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, { maximumFractionDigits: 2 }));
  const isSearched = payMin !== undefined || payMax !== undefined;
  return {
    least: amount(payMin),
    most: amount(payMax),
    unit: payUnit ?? 'YEAR',
    currency: !isSearched ? payCurrencyFor({ country, locale, languages: navigator.languages }) : (payCurrency ?? ''),
  };
}

/** The least and the most pay, their unit and currency. */
export function PayFields({ search, currencies, onChange }: PayFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const words = useFilterWords();
  const codeLabel = useCodeLabel();
  const searched = useSearchedPay(search);
  const form = useForm({
    initialValues: searched,
    schema: payLimits,
    words: {
      'least.MISSING': 'filter.payWrong',
      'least.OUT_OF_RANGE': 'filter.payTooLarge',
      'most.MISSING': 'filter.payWrong',
      'most.OUT_OF_RANGE': 'filter.payTooLarge',
    },
    shownAt: (problem) => ({
      ...problem,
      values: {
        most: formatNumber(AMOUNT_MAX),
        example: formatNumber(EXAMPLES.amount),
        hourly: formatNumber(EXAMPLES.hourly, { minimumFractionDigits: 2 }),
      },
    }),
    onSend: async (draft) => onChange(changeOf(draft)),
  });
  const known = useCodeChoices(
    'currency',
    [...(currencies ?? []), searched.currency, form.values.currency].filter((code) => code !== ''),
  );
  const eachCurrency = { value: '', label: formatMessage({ id: 'filter.payEachCurrency' }) };

  // Another search fills the fields again; what is typed meanwhile belongs to the one before.
  const fill = useEffectEvent(() => form.change(searched));
  const source = JSON.stringify(searched);
  const filled = useRef(source);
  useEffect(() => {
    if (filled.current === source) return;
    filled.current = source;
    fill();
  }, [source]);

  const [least, most] = [form.field('least'), form.field('most')];
  const error = least.error ?? most.error;
  return (
    <form {...form.formProps} className={classes['fields']}>
      <NumberField {...least} size="sm" label={formatMessage({ id: 'filter.payLeast' })} limit={LONGEST_AMOUNT} />
      <NumberField {...most} size="sm" label={formatMessage({ id: 'filter.payMost' })} limit={LONGEST_AMOUNT} />
      <SelectField
        {...form.field('unit')}
        className={classes['wide'] ?? ''}
        label={words.name('payUnit')}
        choices={PAY_UNITS.map((unit) => ({ value: unit, label: codeLabel('payUnit', unit) ?? unit }))}
      />
      <SelectField
        {...form.field('currency')}
        className={classes['wide'] ?? ''}
        label={words.name('payCurrency')}
        choices={[...(searched.currency === '' ? [eachCurrency] : []), ...known]}
      />
      <SubmitButton size="sm" className={classes['wide'] ?? ''} busy={form.busy}>
        <FormattedMessage id="filter.payApply" />
      </SubmitButton>
      {/* Enter leaves the focus in the field, whose description is not read again by itself. */}
      {error && <VisuallyHidden role="alert">{error}</VisuallyHidden>}
    </form>
  );
}
