import { FormattedMessage, SafeHtml } from '@hirehq/shared-ui';
import { useState } from 'react';
import type { InterviewText } from './interview-text.ts';
import classes from './job-interview.module.css';

/** A longer text begins with three lines, so that the actions of the page follow soon. */
const SHORT = 120;

/** What to expect at the interview: the only place of the page that says it. */
export function JobInterview({ interview: { html, plain } }: { interview: InterviewText }) {
  const [isWhole, setIsWhole] = useState(plain.length <= SHORT);
  return (
    <>
      <div className={classes['interview']} data-whole={isWhole}>
        {isWhole ? <SafeHtml html={html} /> : <p dir="auto">{plain}</p>}
      </div>
      {!isWhole && (
        <button type="button" className={classes['more']} onClick={() => setIsWhole(true)}>
          <FormattedMessage id="detail.interviewAll" />
        </button>
      )}
    </>
  );
}
