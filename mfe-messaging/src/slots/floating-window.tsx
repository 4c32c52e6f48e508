import { useId, useRef, type ReactNode, type Ref } from 'react';
import { ActionIcon, Icon, UnstyledButton, VisuallyHidden, useIntl } from '@hirehq/shared-ui';

interface FloatingWindowProps {
  className?: string;
  isMinimised: boolean;
  onMinimise: (isMinimised: boolean) => void;
  /** Name of the window and of the button that expands and minimises it. */
  label: string;
  /** What its button shows. */
  title: ReactNode;
  /** More buttons of its head while it is expanded. */
  actions?: ReactNode;
  onClose?: (() => void) | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A window that is not modal: the page stays usable, Escape minimises it, and the focus returns to its head. */
export function FloatingWindow(props: FloatingWindowProps) {
  const { className = '', isMinimised, onMinimise, label, title, actions, onClose, children, ref } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const own = useRef<HTMLDivElement>(null);

  function minimise(): void {
    onMinimise(true);
    own.current?.querySelector<HTMLButtonElement>('.ms-window-toggle')?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever in the window the focus is
    <div
      ref={own}
      className={`ms-window ${className}`}
      role="group"
      aria-label={label}
      data-minimised={isMinimised || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isMinimised) return;
        event.stopPropagation();
        minimise();
      }}
    >
      <div className="ms-window-head">
        <UnstyledButton
          ref={ref}
          className="ms-window-toggle"
          aria-expanded={!isMinimised}
          aria-controls={id}
          onClick={() => onMinimise(!isMinimised)}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className="ms-window-title" aria-hidden="true">
            {title}
          </span>
          {isMinimised && (
            <span className="ms-window-hint">
              <Icon name="chevronDown" size={18} />
            </span>
          )}
        </UnstyledButton>
        {!isMinimised && actions}
        {!isMinimised && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={formatMessage({ id: 'messaging.minimise' }, { name: label })}
            onClick={minimise}
          >
            <Icon name="minus" />
          </ActionIcon>
        )}
        {onClose && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={formatMessage({ id: 'messaging.closeChat' }, { name: label })}
            onClick={onClose}
          >
            <Icon name="close" />
          </ActionIcon>
        )}
      </div>
      <div id={id} className="ms-window-body" hidden={isMinimised}>
        {!isMinimised && children}
      </div>
    </div>
  );
}
