import { Button, Icon } from '@hirehq/shared-ui';
import { useRef } from 'react';
import { useFormText } from '../use-form-text.ts';

export interface FileUpload {
  fileName: string;
  /** 0 to 1 of what there is to send. */
  share: number;
}

interface FileFieldProps {
  id?: string;
  /** What the button does, e.g. 'Upload a résumé'. */
  label: string;
  /** What is accepted, in words: types and size. */
  rules: string;
  /** For the browser's file dialog, e.g. `.pdf,.docx`. */
  accept: string;
  error?: string | undefined;
  /** While a file is on its way. */
  upload?: FileUpload | undefined;
  /** No other file can be chosen now. */
  isFull?: boolean;
  onChoose: (file: File) => void;
  onCancel?: () => void;
}

/** A file: what is accepted is said before, how the upload goes and the way to stop it while it runs. */
export function FileField({ id, label, rules, accept, error, upload, isFull = false, onChoose, onCancel }: FileFieldProps) {
  const text = useFormText();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div id={id} className="hq-file-field">
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      {!isFull && (
        <Button
          variant="default"
          leftSection={<Icon name="share" size={18} />}
          loading={upload !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
      )}
      <span className="hq-file-rules">{rules}</span>
      {upload && (
        <p className="hq-file-progress">
          <progress value={upload.share} max={1} aria-label={upload.fileName} />
          {text('form.sending', { share: upload.share })}
          {onCancel && (
            <Button variant="subtle" size="compact-md" onClick={onCancel}>
              {text('form.cancelUpload')}
            </Button>
          )}
        </p>
      )}
      {error && (
        <p role="alert" className="hq-file-problem">
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
