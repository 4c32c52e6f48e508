import { FormattedDate, FormattedMessage } from '@hirehq/shared-ui';

interface MonthSpanProps {
  /** ISO 8601; null if it is not known. */
  from: string | null;
  till: string | null;
  /** Without an end it still lasts. */
  isOpenNow?: boolean;
}

const Month = ({ date }: { date: string }) => <FormattedDate value={date} year="numeric" month="short" timeZone="UTC" />;

/** `Feb 2020 – present`. */
export function MonthSpan({ from, till, isOpenNow = false }: MonthSpanProps) {
  if (from === null) return till === null ? null : <Month date={till} />;
  if (till === null && !isOpenNow) return <Month date={from} />;
  return (
    <>
      <Month date={from} />
      {' – '}
      {till === null ? <FormattedMessage id="edit.present" /> : <Month date={till} />}
    </>
  );
}
