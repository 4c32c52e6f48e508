import { type ReactNode, useRef } from 'react';
import { isWebview } from '@hirehq/shared-contracts/find-page';
import { OfflineNotice, useIntl, useLocation } from '@hirehq/shared-ui';
import { ToolbarSlot } from '../reading/toolbar-slot.tsx';
import { useCurrentRoute } from '../routing/use-current-route.ts';
import { ClassificationGate } from '../arrival/classification-gate.tsx';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
// The shell has one style sheet: parts that load later bring none of their own.
import '../inspector/inspector-panel.module.css';
import { hasHeader } from '@hirehq/shared-contracts/header-rules';
import { Header } from './header.tsx';
import { OverrideNotice } from './override-notice.tsx';
import { QuestionGate } from './question-gate.tsx';
import { ReconnectingNotice } from './reconnecting-notice.tsx';
import { RenewalNotice } from './renewal-notice.tsx';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { Slot } from './slot.tsx';
import { SlotsInPages } from './slots-in-pages.tsx';
import { useSectionOnArrival } from './use-section-on-arrival.ts';

interface FrameProps {
  /** Message id of the page title. */
  title: string;
  footer: boolean;
  children: ReactNode;
}

/** The frame around every page. */
export function Frame({ title, footer, children }: FrameProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useSectionOnArrival();
  const path = useCurrentRoute()?.path;
  const { config, inspector, framed } = useShellServices();
  const bare = framed !== undefined || isWebview(pathname);
  const hasFooter = footer && !bare;
  const { releaseOverride } = config;
  return (
    <div className={classes['frame']} data-framed={framed && ''}>
      {!framed && (
        <a
          className={classes['skip']}
          href="#main"
          onClick={(event) => {
            // Not an entry of the history, which would not have the list beside which a job is shown.
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {intl.formatMessage({ id: 'frame.skip' })}
        </a>
      )}
      <RouteAnnouncer title={intl.formatMessage({ id: title })} target={main} />
      {framed ? <framed.Notice /> : <ConsentGate />}
      {!bare && hasHeader(path) && <Header />}
      <OfflineNotice message={intl.formatMessage({ id: 'frame.offline' })} />
      <ReconnectingNotice />
      <RenewalNotice />
      {releaseOverride && <OverrideNotice override={releaseOverride} />}
      <main id="main" ref={main} tabIndex={-1} className={classes['main']} data-footer={hasFooter || undefined}>
        {children}
      </main>
      {hasFooter && <Footer />}
      {!framed && <Slot name="page.overlay" skeleton={null} />}
      {!framed && <ToolbarSlot />}
      <SlotsInPages />
      <ClassificationGate />
      <QuestionGate />
      {inspector && <inspector.Panel />}
    </div>
  );
}
