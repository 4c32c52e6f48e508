import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, useIntl, useSession, useStorage } from '@hirehq/shared-ui';
import { useReadingSettings } from '@hirehq/shared-ui/bundled';
import { ToolFields } from './tool-fields.tsx';
import { useBottomTaken } from './use-bottom-taken.ts';
import { useChangeReading } from './use-change-reading.ts';
import { useWayBack } from './use-way-back.ts';
import './toolbar.css';

const COLLAPSED = 'collapsed';
const YES = 'yes';

interface AssistiveToolbarProps {
  /** More tools, after those that change how the page looks. */
  children: ReactNode;
}

/** The assistive toolbar (AX-07, AX-08): at the end of the window, collapsible to one button. Appearing, it leaves the focus. */
export function AssistiveToolbar({ children }: AssistiveToolbarProps) {
  const { formatMessage } = useIntl();
  const storage = useStorage();
  const isCandidate = useSession().status === 'signed-in';
  const tools = useReadingSettings((settings) => settings.tools);
  const change = useChangeReading();
  const { onFocus, goBack } = useWayBack();
  const [isCollapsed, setIsCollapsed] = useState(storage.get(COLLAPSED) === YES);
  const id = useId();
  const own = useRef<HTMLElement>(null);
  useBottomTaken(own, !isCollapsed);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isCollapsed) dataset['toolbarCollapsed'] = '';
    return () => void delete dataset['toolbarCollapsed'];
  }, [isCollapsed]);

  function collapse(next: boolean): void {
    if (next) storage.set(COLLAPSED, YES);
    else storage.remove(COLLAPSED);
    setIsCollapsed(next);
  }

  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    collapse(true);
    goBack();
  }

  function turnOff(): void {
    goBack();
    change({ toolbar: false });
  }

  const title = formatMessage({ id: 'toolbar.title' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works wherever in the toolbar the focus is
    <section
      ref={own}
      className="ax-toolbar"
      aria-label={title}
      data-collapsed={isCollapsed || undefined}
      data-over-chats={isCandidate || undefined}
      onFocus={onFocus}
      onKeyDown={leaveOnEscape}
    >
      <div className="ax-head">
        <button
          type="button"
          className="ax-button ax-toggle"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => collapse(!isCollapsed)}
        >
          <Icon name="settings" size={18} />
          {title}
          <span className="ax-chevron">
            <Icon name="chevronDown" size={18} />
          </span>
        </button>
        {!isCollapsed && (
          <button type="button" className="ax-button" onClick={turnOff}>
            <Icon name="close" size={18} />
            {formatMessage({ id: 'toolbar.turnOff' })}
          </button>
        )}
      </div>
      <div id={id} className="ax-tools" hidden={isCollapsed}>
        <ToolFields tools={tools} onChange={(next) => change({ tools: next })} />
        {children}
      </div>
    </section>
  );
}
