import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/icon.tsx';
import type { IllustrationName } from '../illustrations/illustration.tsx';
import { EmptyState } from './empty-state.tsx';
import { useOnline } from './use-online.ts';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  illustration?: IllustrationName;
  order?: 1 | 2 | 3;
  retry?: { label: string; onRetry: () => void; busy?: boolean };
  children?: ReactNode;
}

/**
 * An error message, announced to screen readers, with a button to try again. While the browser is offline it says that instead,
 * whatever the caller knows of the error.
 */
export function ErrorState({ title, description, illustration = 'error', order = 2, retry, children }: ErrorStateProps) {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const shown = online
    ? { illustration, title, description }
    : {
        illustration: 'offline' as const,
        title: formatMessage({ id: 'ui.offline.title' }),
        description: formatMessage({ id: 'ui.offline.text' }),
      };
  return (
    <div role="alert">
      <EmptyState {...shown} order={order}>
        {retry && (
          <Button onClick={retry.onRetry} loading={retry.busy ?? false} leftSection={<Icon name="refresh" size={18} />}>
            {retry.label}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
