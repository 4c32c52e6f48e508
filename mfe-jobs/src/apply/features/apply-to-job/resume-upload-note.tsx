import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import classes from './apply-to-job.module.css';
import type { UploadState } from './resumes.mutation.ts';

/** How an upload goes, and how it went. */
export function ResumeUploadNote({ upload }: { upload: UploadState }) {
  return (
    <>
      {upload.status === 'sending' && (
        <p className={classes['uploadNote']}>
          <progress className={classes['progress']} value={upload.share} max={1} aria-label={upload.fileName} />
          <FormattedMessage id="apply.resumeSending" values={{ share: upload.share }} />
        </p>
      )}
      <p role="status" className={upload.status === 'done' ? classes['uploadNote'] : 'hq-visually-hidden'}>
        {upload.status === 'done' && (
          <>
            <Icon name="check" size={18} />
            <FormattedMessage id="apply.resumeDone" values={{ title: upload.title }} />
          </>
        )}
      </p>
      {upload.status === 'failed' && (
        <p role="alert" className={classes['inlineError']}>
          <Icon name="alert" size={18} />
          {upload.message}
        </p>
      )}
    </>
  );
}
