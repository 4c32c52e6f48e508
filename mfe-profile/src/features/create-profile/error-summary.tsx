import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useEffect, useRef } from 'react';
import classes from './create-profile.module.css';
import { fieldId, type Problem } from './profile-rules.ts';

/** What is to be mended, each a way to its field. Takes the focus when it appears. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="create-profile-problems" className={classes['problems']}>
      <h3 id="create-profile-problems">
        <Icon name="alert" />
        <FormattedMessage id="profile.problems" values={{ count: problems.length }} />
      </h3>
      <ul>
        {problems.map(({ field, message, values }) => (
          <li key={field}>
            <button type="button" onClick={() => document.getElementById(fieldId(field))?.focus()}>
              {formatMessage({ id: message }, values)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
