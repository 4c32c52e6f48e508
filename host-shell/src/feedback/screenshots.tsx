import { useCallback, useEffect, useId, useRef } from 'react';
import { ActionIcon, Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import classes from './feedback-dialog.module.css';
import { FEEDBACK_SCREENSHOTS_MAX } from '@hirehq/shared-contracts/inputs';
import { SCREENSHOT_ACCEPT, type ScreenshotProblem } from './feedback-draft.ts';

interface ScreenshotsProps {
  files: readonly File[];
  problem: ScreenshotProblem | undefined;
  onAdd: (file: File) => void;
  onRemove: (file: File) => void;
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(picture.src);
    },
    [file],
  );
  return <img ref={show} className={classes['preview']} alt="" />;
}

/** Up to two images, each with its name and a button to remove it. */
export function Screenshots({ files, problem, onAdd, onRemove }: ScreenshotsProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const before = useRef(files.length);

  // The pressed button may be gone, so the one next to it takes the focus.
  useEffect(() => {
    if (before.current !== files.length && document.activeElement === document.body)
      [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    before.current = files.length;
  }, [files.length]);

  return (
    <div ref={box} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`} className={classes['field']}>
      <span id={`${id}-label`} className={classes['label']}>
        <FormattedMessage id="feedback.screenshots" />
      </span>
      <span id={`${id}-help`} className={classes['help']}>
        <FormattedMessage id="feedback.screenshots.help" />
      </span>
      {files.length > 0 && (
        <ul className={classes['screenshots']}>
          {files.map((file) => (
            <li key={`${file.name}/${file.lastModified}/${file.size}`}>
              <Preview file={file} />
              <span dir="auto" className={classes['name']}>
                {file.name}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={formatMessage({ id: 'feedback.screenshots.remove' }, { name: file.name })}
                onClick={() => onRemove(file)}
              >
                <Icon name="close" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={SCREENSHOT_ACCEPT}
        aria-label={formatMessage({ id: 'feedback.screenshots.add' })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onAdd(file);
        }}
      />
      {files.length < FEEDBACK_SCREENSHOTS_MAX && (
        <Button variant="default" className={classes['add'] ?? ''} onClick={() => chooser.current?.click()}>
          <FormattedMessage id="feedback.screenshots.add" />
        </Button>
      )}
      <p role="alert" className={classes['problem']}>
        {problem && formatMessage({ id: `feedback.screenshots.${problem}` })}
      </p>
    </div>
  );
}
