import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { FileField } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import classes from './files.module.css';
import { acceptOf } from './file-rules.ts';
import type { Upload } from './upload.mutation.ts';

interface UploadFieldProps {
  label: string;
  extensions: readonly string[];
  upload: Pick<Upload, 'state' | 'upload' | 'cancel' | 'rules'>;
}

/** The file field of an upload: its limits first, then progress, the outcome, and a second try after a lost connection. */
export function UploadField({ label, extensions, upload: { state, upload, cancel, rules } }: UploadFieldProps) {
  const again = state.status === 'failed' ? state.file : undefined;
  return (
    <div className={classes['field']}>
      <FileField
        label={label}
        rules={rules}
        accept={acceptOf(extensions)}
        upload={state.status === 'sending' ? state : undefined}
        error={state.status === 'failed' ? state.message : undefined}
        onChoose={upload}
        onCancel={cancel}
      />
      {again && (
        <Button variant="default" size="compact-md" leftSection={<Icon name="refresh" size={16} />} onClick={() => upload(again)}>
          <FormattedMessage id="file.again" values={{ name: again.name }} />
        </Button>
      )}
      <p role="status" className={state.status === 'done' ? classes['done'] : 'hq-visually-hidden'}>
        {state.status === 'done' && <FormattedMessage id="file.done" values={{ name: state.fileName }} />}
      </p>
    </div>
  );
}
