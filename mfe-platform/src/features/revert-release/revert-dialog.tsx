import { useEffect, useEffectEvent, useState } from 'react';
import { RELEASE_REASON_MAX, releaseChange } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Modal, useIntl, useToast } from '@hirehq/shared-ui';
import { FormFailure, SubmitButton, TextAreaField, useForm } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import { DryRun, type DryRunState } from './dry-run.tsx';
import { useReleaseChange, type RevertTarget } from './release-change.mutation.ts';
import classes from './revert-release.module.css';

/** A dry run needs a reason as well, and is not in the history. */
const NO_REASON = 'dry run';

interface RevertFormProps {
  target: RevertTarget;
  /** The live set as the operator has seen it; with another one the change is refused. */
  expected: number | null;
  onClose: () => void;
}

function RevertForm({ target, expected, onClose }: RevertFormProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const look = useReleaseChange(target, { invalidates: false });
  const change = useReleaseChange(target);
  // The page behind may show another set meanwhile.
  const [seen] = useState(expected);
  const [found, setFound] = useState<DryRunState>({ status: 'loading' });
  const form = useForm({
    initialValues: { why: '' },
    schema: releaseChange,
    words: { 'why.MISSING': 'revert.whyMissing' },
    async onSend({ why }) {
      const outcome = await change({ why, dryRun: false, expected: seen });
      if (!outcome.ok) return outcome;
      const { sequence } = outcome.done.change.set;
      toast({ kind: 'success', message: formatMessage({ id: 'revert.done' }, { sequence }) });
      onClose();
      return undefined;
    },
  });
  const startLook = useEffectEvent(() => look({ why: NO_REASON, dryRun: true, expected: seen }));
  useEffect(() => {
    void startLook().then((outcome) =>
      setFound(
        outcome.ok
          ? { status: 'ready', change: outcome.done.change }
          : { status: 'refused', text: outcome.failure.text, detail: outcome.refused?.message },
      ),
    );
  }, []);
  const mayChange = found.status === 'ready' && found.change.changes.length > 0 && found.change.breaks.length === 0;

  return (
    <form {...form.formProps} className={classes['form']}>
      <DryRun state={found} />
      <TextAreaField
        {...form.field('why')}
        label={formatMessage({ id: 'revert.why' })}
        mark="required"
        limit={RELEASE_REASON_MAX}
      />
      <FormFailure>{form.failure?.text}</FormFailure>
      <div className="hq-form-actions">
        <SubmitButton busy={form.busy} disabled={!mayChange}>
          <FormattedMessage id="revert.confirm" />
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="common.cancel" />
        </Button>
      </div>
    </form>
  );
}

/** Shows what would change, asks why, and makes it live again. */
export function RevertDialog({ opened, ...form }: RevertFormProps & { opened: boolean }) {
  const { formatMessage } = useIntl();
  const { target, onClose } = form;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        target.kind === 'remote'
          ? formatMessage({ id: 'revert.remote' }, { remote: target.remote })
          : formatMessage({ id: 'revert.set' }, { sequence: target.sequence })
      }
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
    >
      {/* Each opening looks again. */}
      {opened && <RevertForm {...form} />}
    </Modal>
  );
}
