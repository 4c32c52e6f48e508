import { checklistSignature, SIGNED_NAME_MAX } from '@hirehq/shared-contracts/inputs';
import { FormattedDate, FormattedMessage, Icon, PageSection, useIntl } from '@hirehq/shared-ui';
import { FormFailure, SubmitButton, TextField, isoDay, useForm, type FieldWords } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import { stageOf } from './checklist-state.ts';
import { useSignChecklist } from './checklist.mutation.ts';
import type { Checklist } from './checklists.query.ts';
import classes from './checklist.module.css';

const WORDS: FieldWords = { 'signedName.MISSING': 'checklist.sign.missing' };

interface SignChecklistProps {
  checklist: Checklist;
  /** Entries that are not saved yet. */
  hasChanges: boolean;
}

/** The signature of a checklist: what it says now, or what is missing before it can be signed. */
export function SignChecklist({ checklist, hasChanges }: SignChecklistProps) {
  const { formatMessage } = useIntl();
  const [today] = useState(() => isoDay());
  const stage = stageOf(checklist, today);
  const open = checklist.items.filter(({ required, done }) => required && !done).length;
  return (
    <PageSection order={3} title={formatMessage({ id: 'checklist.sign.title' })}>
      {(stage === 'signed' || stage === 'expired') && <Signature checklist={checklist} isExpired={stage === 'expired'} />}
      {hasChanges ? (
        <p className={classes['note']}>
          <FormattedMessage id={stage === 'signed' ? 'checklist.sign.ends' : 'checklist.sign.saveFirst'} />
        </p>
      ) : open > 0 ? (
        <p className={classes['note']}>
          <FormattedMessage id="checklist.sign.open" values={{ count: open }} />
        </p>
      ) : (
        stage !== 'signed' && <SignatureForm checklist={checklist} />
      )}
    </PageSection>
  );
}

function Signature({ checklist: { signedName, signedAt, expiresOn }, isExpired }: { checklist: Checklist; isExpired: boolean }) {
  if (signedAt === null || expiresOn === null) return null;
  return (
    <p role="status" className={classes['signature']} data-expired={isExpired}>
      <Icon name={isExpired ? 'alert' : 'check'} />
      <span>
        <FormattedMessage
          id={isExpired ? 'checklist.expired' : 'checklist.signed'}
          values={{
            name: <bdi>{signedName}</bdi>,
            date: <FormattedDate value={signedAt} dateStyle="medium" />,
            expires: <FormattedDate value={expiresOn} dateStyle="medium" timeZone="UTC" />,
          }}
        />
      </span>
    </p>
  );
}

function SignatureForm({ checklist: { id, version } }: { checklist: Checklist }) {
  const { formatMessage } = useIntl();
  const { run } = useSignChecklist();
  const form = useForm({
    initialValues: { signedName: '' },
    schema: checklistSignature,
    words: WORDS,
    onSend: ({ signedName }) => run({ id, signedName, version }),
  });
  return (
    <form {...form.formProps} className={classes['sign']}>
      <p className={classes['note']}>
        <FormattedMessage id="checklist.sign.text" />
      </p>
      <TextField
        {...form.field('signedName')}
        label={formatMessage({ id: 'checklist.sign.name' })}
        mark="required"
        autoComplete="name"
        limit={SIGNED_NAME_MAX}
      />
      <FormFailure>{form.failure?.text}</FormFailure>
      <div className="hq-form-actions">
        <SubmitButton busy={form.busy}>
          <FormattedMessage id="checklist.sign.button" />
        </SubmitButton>
      </div>
    </form>
  );
}
