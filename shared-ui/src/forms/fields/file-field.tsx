import { Button, Icon } from '@hirehq/shared-ui';
import { useId, useRef } from 'react';
import { useFormText } from '../use-form-text.ts';

export interface FileUpload {
  fileName: string;
  /** Share of the bytes sent, 0 to 1. */
  share: number;
  /** What happens to the file after it is sent, e.g. that it is read, for as long as that takes. */
  step?: string | undefined;
}

/** Announced only in steps, not with each percent. */
const ANNOUNCED_SHARE = 0.25;

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

const isSent = ({ share, step }: FileUpload) => step !== undefined || share >= 1;

/** A file field: shows what is accepted and, during an upload, its progress and a cancel button. */
export function FileField({ id, label, rules, accept, error, upload, isFull = false, onChoose, onCancel }: FileFieldProps) {
  const text = useFormText();
  const chooser = useRef<HTMLInputElement>(null);
  const ids = useId();
  const words = (share: number) =>
    upload && isSent(upload) ? (upload.step ?? text('form.checking')) : text('form.sending', { share });
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
          {/* How long a step takes is not known: no value. */}
          <progress {...(isSent(upload) ? {} : { value: upload.share })} max={1} aria-label={upload.fileName} />
          <span aria-hidden="true">{words(upload.share)}</span>
          {onCancel && (
            <Button variant="subtle" size="compact-md" onClick={onCancel}>
              {text('form.cancelUpload')}
            </Button>
          )}
        </p>
      )}
      <p role="status" className="hq-visually-hidden">
        {upload && words(Math.floor(upload.share / ANNOUNCED_SHARE) * ANNOUNCED_SHARE)}
      </p>
      {error && (
        <p id={errorId} role="alert" className="hq-file-problem">
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
