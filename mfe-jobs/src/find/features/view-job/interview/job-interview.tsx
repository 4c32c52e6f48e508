import { FormattedMessage, SafeHtml } from '@hirehq/shared-ui';
import { useState } from 'react';
import type { InterviewText } from './interview-text.ts';
import classes from './job-interview.module.css';

/** A longer text is shown by its beginning, so that the actions of the page follow soon. */
const LONG = 160;
const BEGINNING = 110;

const beginningOf = (text: string) => `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} …`;

/** What to expect at the interview: the only place of the page that says it. */
export function JobInterview({ interview: { html, plain } }: { interview: InterviewText }) {
  const [isWhole, setIsWhole] = useState(plain.length <= LONG);
  return (
    <div className={classes['interview']}>
      {!isWhole && (
        <p dir="auto" className={classes['beginning']}>
          {beginningOf(plain)}{' '}
          <button type="button" className={classes['more']} onClick={() => setIsWhole(true)}>
            <FormattedMessage id="detail.interviewAll" />
          </button>
        </p>
      )}
      <div hidden={!isWhole} className={classes['whole']}>
        <SafeHtml html={html} />
      </div>
    </div>
  );
}
