import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { ATTACHMENT_EXTENSIONS, MAX_UPLOAD_BYTES } from '@hirehq/shared-contracts/codes';
import { typedText } from '@hirehq/shared-contracts/typed-text';
import { ActionIcon, Icon, hasFormat, useClientState, useConfirm, useIntl, useToast } from '@hirehq/shared-ui';
import { NO_DRAFT } from '../../shared/outbox/drafts.ts';
import { useMessaging } from '../../shared/use-messaging.ts';

const ACCEPTED = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');
/** Documents whose author and history the services cannot remove. */
const KEEPS_AUTHOR = /\.(?:pdf|doc)$/i;
const LONGEST_TEXT = 10_000;

interface ComposerProps {
  enterpriseId: string;
  employerName: string;
  job: { jobId: string; jobTitle: string } | undefined;
  onJobRemoved: () => void;
  /** After a message was handed over to be sent. */
  onSent: () => void;
  /** The candidate has just opened the conversation, and wants to write. */
  startsFocused: boolean;
}

/** The box to write in: Enter sends, Shift+Enter starts a new line; one attachment at a time. */
export function Composer({ enterpriseId, employerName, job, onJobRemoved, onSent, startsFocused }: ComposerProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const { outbox, drafts } = useMessaging();
  const confirm = useConfirm();
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useClientState(drafts.state(enterpriseId));
  const trimmed = typedText(draft.text);
  const canSend = trimmed !== '' || draft.file !== undefined;

  useEffect(() => {
    if (startsFocused) box.current?.focus();
  }, [startsFocused]);

  function send(): void {
    if (!canSend) return;
    outbox.send({ enterpriseId, text: trimmed, job, ...(draft.file && { file: draft.file }) });
    drafts.change(enterpriseId, NO_DRAFT);
    onSent();
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends the composition of an input method chooses a word; Safari says so by the key code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }

  async function attach(file: File | undefined): Promise<void> {
    if (!file) return;
    const refuse = (message: string) => toast({ kind: 'error', message, isLocal: true });
    if (!(await hasFormat(file, ATTACHMENT_EXTENSIONS))) return refuse(text('messaging.fileType'));
    const megabytes = MAX_UPLOAD_BYTES / 1024 / 1024;
    if (file.size > MAX_UPLOAD_BYTES) return refuse(formatMessage({ id: 'messaging.fileTooLarge' }, { megabytes }));
    drafts.change(enterpriseId, { text: drafts.state(enterpriseId).current().text, file });
    box.current?.focus();
  }

  async function detach(): Promise<void> {
    if (!(await confirm({ title: text('messaging.deleteAttachment'), question: text('messaging.sure') }))) return;
    drafts.change(enterpriseId, { text: drafts.state(enterpriseId).current().text });
    box.current?.focus();
  }

  return (
    <form
      className="ms-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {job && (
        <p className="ms-composer-note">
          <Icon name="briefcase" size={16} />
          <span>{formatMessage({ id: 'messaging.about' }, { job: job.jobTitle })}</span>
          <ActionIcon variant="subtle" color="gray" size={28} onClick={onJobRemoved} aria-label={text('messaging.removeJob')}>
            <Icon name="close" size={16} />
          </ActionIcon>
        </p>
      )}
      {draft.lostFile && (
        <p className="ms-composer-note" data-tone="warning" role="status">
          <Icon name="alert" size={16} />
          <span>{formatMessage({ id: 'messaging.attachAgain' }, { name: draft.lostFile })}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            onClick={() => drafts.change(enterpriseId, { text: draft.text })}
            aria-label={text('messaging.withoutFile')}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </p>
      )}
      {draft.file && (
        <p className="ms-composer-note">
          <Icon name="attachment" size={16} />
          <bdi>{draft.file.name}</bdi>
          {KEEPS_AUTHOR.test(draft.file.name) && <span>{text('messaging.fileKeepsAuthor')}</span>}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            onClick={() => void detach()}
            aria-label={formatMessage({ id: 'messaging.removeFile' }, { name: draft.file.name })}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </p>
      )}
      <label htmlFor={id} className="hq-visually-hidden">
        {formatMessage({ id: 'messaging.write' }, { name: employerName })}
      </label>
      <div className="ms-composer-row">
        <textarea
          id={id}
          ref={box}
          className="ms-input"
          rows={3}
          dir="auto"
          maxLength={LONGEST_TEXT}
          value={draft.text}
          placeholder={text('messaging.placeholder')}
          onChange={(event) => drafts.change(enterpriseId, { ...draft, text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <div className="ms-composer-actions">
          <input
            ref={picker}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={text('messaging.attach')}
            onChange={(event) => {
              void attach(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={text('messaging.attach')}
            disabled={draft.file !== undefined}
            onClick={() => picker.current?.click()}
          >
            <Icon name="attachment" />
          </ActionIcon>
          <ActionIcon type="submit" size={40} disabled={!canSend} aria-label={text('messaging.send')}>
            <Icon name="send" directional />
          </ActionIcon>
        </div>
      </div>
    </form>
  );
}
