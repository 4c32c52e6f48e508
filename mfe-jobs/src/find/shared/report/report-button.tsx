import { Button, Icon } from '@hirehq/shared-ui';
import { useLaterPart, useSurface } from '@hirehq/shared-ui/bundled';
import type { ComponentType, ReactNode } from 'react';
import './report.module.css';

export interface ReportDialogProps {
  /** Of what is reported. */
  id: string;
  opened: boolean;
  onClose: () => void;
}

interface ReportButtonProps {
  id: string;
  loadDialog: () => Promise<ComponentType<ReportDialogProps>>;
  children: ReactNode;
}

/** Opens the report of a problem; also signed out. A page of somebody else has no forms of ours. */
export function ReportButton({ id, loadDialog, children }: ReportButtonProps) {
  const surface = useSurface();
  const dialog = useLaterPart(loadDialog, 'common.partFailed');
  if (surface) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-haspopup="dialog"
        leftSection={<Icon name="alert" size={18} />}
        aria-busy={dialog.isLoading}
        onClick={dialog.open}
      >
        {children}
      </Button>
      {dialog.Part && <dialog.Part id={id} opened={dialog.opened} onClose={dialog.close} />}
    </>
  );
}
