import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { FileField, type FileUpload } from '@hirehq/shared-ui/forms';
import classes from './import-resume.module.css';
import { IMPORT_ACCEPT, IMPORT_MEGABYTES, useResumeImport } from './import-resume.mutation.ts';

/** The first choice: fill in the profile from a résumé. */
export function ImportChoice({ onRead }: { onRead: (reading: ResumeReading) => void }) {
  const { formatMessage } = useIntl();
  const { state, choose, retry, cancel } = useResumeImport(onRead);
  function uploadOf(): FileUpload | undefined {
    if (state.status === 'sending') return state;
    if (state.status !== 'reading') return undefined;
    const { fileName } = state;
    return { fileName, share: 1, step: formatMessage({ id: 'profile.import.reading' }, { file: fileName }) };
  }
  return (
    <section className={classes['choice']} aria-labelledby="profile-import">
      <h3 id="profile-import" className={classes['title']}>
        <FormattedMessage id="profile.import.title" />
      </h3>
      <p className={classes['lead']}>
        <FormattedMessage id="profile.import.lead" />
      </p>
      <FileField
        label={formatMessage({ id: 'profile.import.choose' })}
        rules={formatMessage({ id: 'profile.import.rules' }, { megabytes: IMPORT_MEGABYTES })}
        accept={IMPORT_ACCEPT}
        error={state.status === 'failed' ? state.message : undefined}
        upload={uploadOf()}
        onChoose={(file) => void choose(file)}
        onCancel={cancel}
      />
      {state.status === 'failed' && state.canRetry && (
        <Button variant="default" onClick={() => void retry()}>
          <FormattedMessage id="profile.retry" />
        </Button>
      )}
      <p className={classes['lead']}>
        <FormattedMessage id="profile.import.orType" />
      </p>
    </section>
  );
}
