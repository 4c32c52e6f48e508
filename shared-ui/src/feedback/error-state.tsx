import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Icon } from '../icons/icon.tsx';
import type { IllustrationName } from '../illustrations/illustration.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  illustration?: IllustrationName;
  order?: 1 | 2 | 3;
  retry?: { label: string; onRetry: () => void; busy?: boolean };
  children?: ReactNode;
}

/** An error message, announced to screen readers, with a button to try again. */
export function ErrorState({ title, description, illustration = 'error', order = 2, retry, children }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState illustration={illustration} title={title} description={description} order={order}>
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
