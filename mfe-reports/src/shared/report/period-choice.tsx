import { NativeSelect, defineMessages, useIntl } from '@hirehq/shared-ui';
import { PERIOD_KEYS, periodOf, type PeriodKey } from '../address/report-address.ts';
import { useReportAddress } from '../address/use-report-address.ts';

const WORDS = defineMessages({
  '4w': { id: 'analytics.period.4w' },
  '3m': { id: 'analytics.period.3m' },
  '12m': { id: 'analytics.period.12m' },
  all: { id: 'analytics.period.all' },
} satisfies Record<PeriodKey, { id: string }>);

export function PeriodChoice() {
  const { formatMessage } = useIntl();
  const { params, change } = useReportAddress();
  return (
    <NativeSelect
      size="md"
      maw="16rem"
      label={formatMessage({ id: 'analytics.period' })}
      value={periodOf(params.get('period'))}
      onChange={({ target }) => change({ period: target.value })}
      data={PERIOD_KEYS.map((value) => ({ value, label: formatMessage(WORDS[value]) }))}
    />
  );
}
