import { routes } from '@hirehq/shared-contracts/routes';
import { Alert, Button, FormattedMessage, Icon, Modal, PageLink, TextInput, useIntl, useOrigin } from '@hirehq/shared-ui';
import { useRef, useState } from 'react';
import { TextArea } from '../../../shared/text-area.tsx';
import { useCopyLink } from '../../../shared/use-copy-link.ts';
import { useFocusBack } from '../../../shared/use-focus-back.ts';
import classes from './refer-job.module.css';
import { useReferJob } from './refer-job.mutation.ts';

const NOTE_LIMIT = 500;
const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface ReferDialogProps {
  job: { id: string; title: string };
  opened: boolean;
  onClose: () => void;
}

/** Refers a job by mail, with a note, or by a link of one's own (JB-19). */
export function ReferDialog({ job, opened, onClose }: ReferDialogProps) {
  const { formatMessage } = useIntl();
  const origin = useOrigin();
  const copy = useCopyLink();
  const { refer, busy, failure, clearFailure } = useReferJob(job.id);
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  useFocusBack(busy === 'mail', sendButton);
  useFocusBack(busy === 'link', copyButton);

  async function send(): Promise<void> {
    const address = email.trim();
    setSentTo('');
    if (!LOOKS_LIKE_MAIL.test(address)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    const referral = await refer({ email: address, note: note.trim() || null });
    if (!referral) return;
    setSentTo(address);
    setEmail('');
  }

  async function copyLink(): Promise<void> {
    const referral = await refer({});
    if (referral) await copy(new URL(routes.job({ id: job.id, referrerId: referral.id }), origin).href);
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={formatMessage({ id: 'refer.title' }, { title: job.title })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
    >
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={classes['text']}>
          <FormattedMessage id="refer.text" />
        </p>
        <TextInput
          ref={field}
          type="email"
          size="md"
          autoComplete="off"
          data-autofocus
          label={formatMessage({ id: 'refer.email' })}
          error={isWrong && formatMessage({ id: 'refer.emailWrong' })}
          maxLength={254}
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setWrong(false);
            clearFailure();
          }}
        />
        <TextArea
          label={formatMessage({ id: 'refer.note' })}
          hint={formatMessage({ id: 'refer.noteHint' })}
          limit={NOTE_LIMIT}
          value={note}
          onChange={setNote}
        />
        {failure && (
          <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
            {failure}
          </Alert>
        )}
        <p role="status" className={sentTo ? classes['sent'] : 'hq-visually-hidden'}>
          {sentTo && (
            <>
              <Icon name="check" size={18} />
              <span>
                <FormattedMessage id="refer.sent" values={{ email: <bdi>{sentTo}</bdi> }} />
              </span>
            </>
          )}
        </p>
        <div className={classes['actions']}>
          <Button ref={sendButton} type="submit" size="md" loading={busy === 'mail'} leftSection={<Icon name="mail" size={18} />}>
            <FormattedMessage id="refer.send" />
          </Button>
          <Button
            ref={copyButton}
            size="md"
            variant="default"
            loading={busy === 'link'}
            leftSection={<Icon name="link" size={18} />}
            onClick={() => void copyLink()}
          >
            <FormattedMessage id="refer.copy" />
          </Button>
        </div>
        <p className={classes['more']}>
          <PageLink to={routes.myReferrals()}>
            <FormattedMessage id="refer.all" />
          </PageLink>
        </p>
      </form>
    </Modal>
  );
}
