import { useIntl } from '@hirehq/shared-ui';
import classes from './see-errors.module.css';

/** What was thrown and where, as code: it scrolls in itself, with the keyboard too. */
export function Trace({ of }: { of: string | null }) {
  const { formatMessage } = useIntl();
  if (of === null) return null;
  return (
    <pre
      className={classes['trace']}
      dir="ltr"
      lang="en"
      role="region"
      aria-label={formatMessage({ id: 'errors.trace' })}
      tabIndex={0}
    >
      {of}
    </pre>
  );
}
