import { Button, FormattedMessage, useNavigate } from '@hirehq/shared-ui';
import { shellStorage } from '../shell-api/shell-storage.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';

/** A link to the first page if this browser has a session, else to the landing page (SH-32). */
export function useHomePath(): string {
  return useShellServices().pages.home(shellStorage.get('token') !== undefined);
}

export function HomeLink() {
  const navigate = useNavigate();
  const home = useHomePath();
  return (
    <Button variant="default" onClick={() => void navigate(home)}>
      <FormattedMessage id="error.home" />
    </Button>
  );
}
