import { Button, Icon } from '@hirehq/shared-ui';
import { useId, useRef } from 'react';
import { useFormText } from '../use-form-text.ts';

export interface FileUpload {
  fileName: string;
  /** Share of the bytes sent, 0 to 1. */
  share: number;
}

interface FileFieldProps {
  id?: string;
  /** Label of the button, e.g. 'Upload a résumé'. */
  label: string;
  /** Accepted types and sizes, as text. */
  rules: string;
  /** The `accept` attribute, e.g. `.pdf,.docx`. */
  accept: string;
  error?: string | undefined;
  /** While a file is uploading. */
  upload?: FileUpload | undefined;
  /** Disables choosing another file. */
  isFull?: boolean;
  onChoose: (file: File) => void;
  onCancel?: () => void;
}

/** A file field: shows what is accepted and, during an upload, its progress and a cancel button. */
export function FileField({ id, label, rules, accept, error, upload, isFull = false, onChoose, onCancel }: FileFieldProps) {
  const text = useFormText();
  const chooser = useRef<HTMLInputElement>(null);
  const ids = useId();
  const [rulesId, errorId] = [`${ids}-rules`, `${ids}-error`];
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
          aria-describedby={error ? `${errorId} ${rulesId}` : rulesId}
          onClick={() => chooser.current?.click()}
        >
          {label}
        </Button>
      )}
      <span id={rulesId} className="hq-file-rules">
        {rules}
      </span>
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
        <p id={errorId} role="alert" className="hq-file-problem">
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
