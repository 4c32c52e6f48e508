import { useShell } from '@hirehq/shared-ui';
import type { EventBus } from '@hirehq/shared-contracts/events';

export function usePublish(): EventBus['publish'] {
  return useShell().events.publish;
}
