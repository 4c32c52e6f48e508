import { CHECKLIST_FILES_MAX } from '@hirehq/shared-contracts/checklists';
import { RECORD_FILE_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Icon, doneOf, useIntl } from '@hirehq/shared-ui';
import { useId } from 'react';
import { UploadField } from '../../shared/files/upload-field.tsx';
import { useUpload } from '../../shared/files/upload.mutation.ts';
import { Checklists } from '../../shared/generated/queries.ts';
import { SaveChecklistDocument } from './checklists.graphql.ts';
import { useSaveDocument } from './checklist.mutation.ts';
import type { ChecklistItem } from './checklists.query.ts';
import classes from './checklist.module.css';

const AFFECTS = [Checklists] as const;

interface DocumentItemProps {
  checklist: string;
  item: ChecklistItem;
  label: string;
}

/** A document of a checklist: its files are saved as soon as they are uploaded or removed. */
export function DocumentItem({ checklist, item, label }: DocumentItemProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const known = item.files.map((file) => file.id);
  const { run, busy, failure } = useSaveDocument();
  const upload = useUpload({
    name: 'upload checklist document',
    extensions: RECORD_FILE_EXTENSIONS,
    affects: AFFECTS,
    hasShortRules: true,
    async send(send, file, options) {
      const stored = await send('POST upload-file', { body: { category: 'BACKGROUND' }, files: { file } }, options);
      const input = { id: checklist, files: [{ item: item.id, files: [...known, stored.id], former: known }] };
      return doneOf(await send(SaveChecklistDocument, { input }));
    },
  });
  return (
    <div role="group" aria-labelledby={id} className={classes['document']}>
      <p id={id} className={classes['documentName']}>
        <Icon name={item.done ? 'check' : 'attachment'} size={18} />
        {label}
      </p>
      {item.files.length > 0 && (
        <ul className={classes['files']}>
          {item.files.map(({ id: fileId, fileName, signedUrl }) => (
            <li key={fileId}>
              <a href={signedUrl} target="_blank" rel="noreferrer">
                <bdi>{fileName}</bdi>
              </a>
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                disabled={busy}
                aria-label={formatMessage({ id: 'edit.remove.of' }, { name: fileName })}
                onClick={() =>
                  void run({ checklist, item: item.id, files: known.filter((each) => each !== fileId), former: known })
                }
              >
                <FormattedMessage id="edit.remove" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure.text}
        </p>
      )}
      {item.files.length < CHECKLIST_FILES_MAX && (
        <UploadField label={formatMessage({ id: 'checklist.upload' })} extensions={RECORD_FILE_EXTENSIONS} upload={upload} />
      )}
    </div>
  );
}
