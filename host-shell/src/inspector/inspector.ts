import type { ComponentType } from 'react';
import type { BusEvent } from '@hirehq/shared-contracts/events';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import type { DroppedEvent } from '../events/event-bus.ts';

/** What the services of the shell report to the inspector, if there is one. */
export interface InspectorPort {
  loaded(report: LoadReport): void;
  delivered(event: BusEvent): void;
  dropped(event: DroppedEvent): void;
}

/** The inspector of this tab, whose code loads only where it was asked for. */
export interface Inspector extends InspectorPort {
  Panel: ComponentType;
}
