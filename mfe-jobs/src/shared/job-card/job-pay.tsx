import { payText, useIntl, type Pay } from '@hirehq/shared-ui';
import { useCodeLabel } from '../code-labels.ts';

export function JobPay({ pay }: { pay: Pay & { readonly unit: string } }) {
  const intl = useIntl();
  const codeLabel = useCodeLabel();
  const text = payText(intl, pay, codeLabel('payUnit', pay.unit) ?? pay.unit);
  return text ? <bdi className="hq-tabular">{text}</bdi> : null;
}
