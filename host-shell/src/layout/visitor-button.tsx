import type { ComponentProps } from 'react';
import { ActionIcon, Hint, Icon, useIntl } from '@hirehq/shared-ui';

type VisitorButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'id' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
>;

/** The button of the visitor's menu. */
export function VisitorButton(button: VisitorButtonProps) {
  const label = useIntl().formatMessage({ id: 'header.preferences' });
  return (
    <Hint label={label}>
      <ActionIcon {...button} variant="subtle" color="gray" size={44} aria-label={label}>
        <Icon name="globe" />
      </ActionIcon>
    </Hint>
  );
}
