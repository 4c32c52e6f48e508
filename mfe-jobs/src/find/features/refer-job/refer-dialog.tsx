import { routes } from '@hirehq/shared-contracts/routes';
import { EMAIL_MAX, REFERRAL_NOTE_MAX, referralByMail } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Icon, Modal, PageLink, useIntl, useOrigin } from '@hirehq/shared-ui';
import { FormFailure, SubmitButton, TextAreaField, TextField, useFocusBack, useForm } from '@hirehq/shared-ui/forms';
import { useRef, useState } from 'react';
import { useCopyLink } from '@hirehq/shared-ui/bundled';
import classes from './refer-job.module.css';
import { useReferJob } from './refer-job.mutation.ts';

const NOTHING = { email: '', note: '' };

interface ReferDialogProps {
  job: { id: string; title: string };
  opened: boolean;
  onClose: () => void;
}

/** Refers a job by mail, with a note, or by a referral link (JB-19). */
export function ReferDialog({ job, opened, onClose }: ReferDialogProps) {
  const { formatMessage } = useIntl();
  const origin = useOrigin();
  const copy = useCopyLink({ copied: 'share.copied', failed: 'share.failed', byHand: 'share.byHand' });
  const { refer, busy } = useReferJob(job.id);
  const [linkFailure, setLinkFailure] = useState<string>();
  const [sentTo, setSentTo] = useState('');
  const copyButton = useRef<HTMLButtonElement>(null);
  useFocusBack(busy === 'link', copyButton);
  const form = useForm({
    initialValues: NOTHING,
    schema: referralByMail,
    words: { 'email.NOT_AN_EMAIL': 'refer.emailWrong' },
    onChange: () => setLinkFailure(undefined),
    onSend: async (referral) => {
      setSentTo('');
      const outcome = await refer(referral);
      if (!outcome.ok) return outcome;
      form.change({ email: '' });
      setSentTo(referral.email);
      return undefined;
    },
  });

  async function copyLink(): Promise<void> {
    const outcome = await refer({});
    setLinkFailure(outcome.ok ? undefined : outcome.failure.text);
    if (outcome.ok) await copy(new URL(routes.job({ id: job.id, referrerId: outcome.done.referral.id }), origin).href);
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={formatMessage({ id: 'refer.title' }, { title: job.title })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
    >
      <form {...form.formProps} className={classes['form']}>
        <p className={classes['text']}>
          <FormattedMessage id="refer.text" />
        </p>
        <TextField {...form.field('email')} type="email" isFirst label={formatMessage({ id: 'refer.email' })} limit={EMAIL_MAX} />
        <TextAreaField
          {...form.field('note')}
          label={formatMessage({ id: 'refer.note' })}
          hint={formatMessage({ id: 'refer.noteHint' })}
          limit={REFERRAL_NOTE_MAX}
        />
        <FormFailure>{form.failure?.text ?? linkFailure}</FormFailure>
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
          <SubmitButton busy={busy === 'mail'} leftSection={<Icon name="mail" size={18} />}>
            <FormattedMessage id="refer.send" />
          </SubmitButton>
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
