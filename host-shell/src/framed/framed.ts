import type { ComponentType } from 'react';
import type { CreateSessionOptions } from '../session/create-session.ts';
import type { ShellServices } from '../shell-api/shell-services.tsx';

/** What the shell needs of a page in a frame of an employer's page (ADR 86). Its code loads only there. */
export interface Framed {
  /** How the session signs in and ends here. */
  session: Pick<CreateSessionOptions, 'enterBy' | 'leave'>;
  /** Whether the frame may show a path; all others leave it. */
  shows(to: string): boolean;
  /** Has the page around the frame open a path of the platform. */
  leaveFor(to: string): void;
  /** Tells the page around the frame what happens here, from the first render on. */
  follow(services: Pick<ShellServices, 'own' | 'colorScheme' | 'navigator'>): void;
  /** Says what a sign-in waits for. */
  Notice: ComponentType;
  /** In place of a page that needs a candidate. */
  WayIn: ComponentType;
}
