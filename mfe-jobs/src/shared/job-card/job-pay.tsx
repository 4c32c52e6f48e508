import { payTexts, type ComparablePay } from '@hirehq/shared-contracts/pay';
import { FormattedMessage, useIntl, VisuallyHidden } from '@hirehq/shared-ui';
import { usePayWords } from '../use-pay-words.ts';

/** The pay of a job, and what a search converted it to, which is marked as an approximation. */
export function JobPay({ pay }: { pay: ComparablePay }) {
  const { locale } = useIntl();
  const { stated, converted } = payTexts(locale, pay, usePayWords());
  if (stated === undefined) return null;
  return (
    <>
      <bdi className="hq-tabular">{stated}</bdi>
      {converted !== undefined && (
        <>
          {' · '}
          <span aria-hidden="true">{'≈ '}</span>
          <VisuallyHidden>
            <FormattedMessage id="pay.about" />{' '}
          </VisuallyHidden>
          <bdi className="hq-tabular">{converted}</bdi>
        </>
      )}
    </>
  );
}
