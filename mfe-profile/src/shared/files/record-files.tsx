import { RECORD_FILE_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import type { StoredFile } from '@hirehq/shared-contracts/rest';
import { Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useId } from 'react';
import type { Affected } from '../profile.query.ts';
import { UndoNotes } from '../removal/undo-notes.tsx';
import { useRemoval } from '../removal/removal.mutation.ts';
import classes from './files.module.css';
import { UploadField } from './upload-field.tsx';
import { useUpload } from './upload.mutation.ts';

interface RecordFilesProps {
  category: 'SHOWCASE' | 'EDUCATION';
  recordId: string;
  files: readonly StoredFile[];
  /** What the files are, as the name of their list. */
  title: string;
  /** Label of the upload button. */
  add: string;
  affects: readonly Affected[];
}

/** The files of one record: showcases of a job, documents of an education. */
export function RecordFiles({ category, recordId, files, title, add, affects }: RecordFilesProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const removal = useRemoval('FILE', affects);
  const upload = useUpload({
    name: 'upload file',
    extensions: RECORD_FILE_EXTENSIONS,
    affects,
    send: (send, file, options) => send('POST upload-file', { body: { category, recordId }, files: { file } }, options),
  });
  const shown = files.filter((file) => !removal.isRemoved(file.id));
  return (
    <div className={classes['files']}>
      <UndoNotes removal={removal} focusAfter={id} />
      {shown.length > 0 && (
        <ul className={classes['list']} aria-label={title}>
          {shown.map(({ id: fileId, fileName, signedUrl }) => (
            <li key={fileId} className={classes['file']}>
              <a href={signedUrl} target="_blank" rel="noreferrer" className={classes['link']}>
                <Icon name="attachment" size={16} />
                <bdi>{fileName}</bdi>
              </a>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={formatMessage({ id: 'edit.remove.of' }, { name: fileName })}
                disabled={removal.busy}
                onClick={() => void removal.remove({ id: fileId, name: fileName })}
              >
                <FormattedMessage id="edit.remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div id={id} tabIndex={-1} className={classes['anchor']}>
        <UploadField label={add} extensions={RECORD_FILE_EXTENSIONS} upload={upload} />
      </div>
    </div>
  );
}
