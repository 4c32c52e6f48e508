import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useLaterPart } from '@hirehq/shared-ui/bundled';
import type { RevertTarget } from './release-change.mutation.ts';

const loadDialog = async () => (await import(/* webpackChunkName: "revert-dialog" */ './revert-dialog.tsx')).RevertDialog;

interface RevertButtonProps {
  target: RevertTarget;
  expected: number | null;
}

/** Opens the dialog that makes a remote or a set live again. */
export function RevertButton({ target, expected }: RevertButtonProps) {
  const { Part, opened, isLoading, open, close } = useLaterPart(loadDialog, 'revert.lost');
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={open} leftSection={<Icon name="refresh" size={18} />}>
        {target.kind === 'remote' ? (
          <FormattedMessage id="revert.toVersion" values={{ remote: target.remote, version: target.version }} />
        ) : (
          <FormattedMessage id="revert.toSet" values={{ sequence: target.sequence }} />
        )}
      </Button>
      {Part && <Part target={target} expected={expected} opened={opened} onClose={close} />}
    </>
  );
}
