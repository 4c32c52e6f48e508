import { DELIVERY_CALLS, type DeliveryCall } from '@hirehq/shared-contracts/delivery';
import { completeCalls, type Collected } from './complete-calls.ts';

/** The document of the teams' call table; its paths are relative to the base of the API. */
export function completeDelivery(collected: Collected): void {
  completeCalls(
    collected,
    Object.values<DeliveryCall>(DELIVERY_CALLS).map((call) => ({ call, path: `/${call.path}`, caller: 'team' as const })),
  );
}
