import type { PayUnit } from '@hirehq/shared-contracts/codes';
import { useIntl } from '@hirehq/shared-ui';
import { useCodeLabel } from './code-labels.ts';

/** The words of pay in the language of the page, for `payText` and `payTexts` of shared-contracts. */
export function usePayWords() {
  const { formatMessage } = useIntl();
  const codeLabel = useCodeLabel();
  return {
    unit: (unit: PayUnit) => codeLabel('payUnit', unit) ?? unit,
    from: (amount: string) => formatMessage({ id: 'pay.from' }, { amount }),
    upTo: (amount: string) => formatMessage({ id: 'pay.upTo' }, { amount }),
  };
}
