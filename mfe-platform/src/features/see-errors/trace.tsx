import classes from './see-errors.module.css';

/** What was thrown and where, as code. */
export function Trace({ of }: { of: string | null }) {
  if (of === null) return null;
  return (
    <pre className={classes['trace']} dir="ltr" lang="en">
      {of}
    </pre>
  );
}
