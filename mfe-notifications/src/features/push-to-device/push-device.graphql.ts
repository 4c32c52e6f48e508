// Generated from push-device.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RemovePushDeviceRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type WebPushKeyQueryVariables = { [key: string]: never; };

export type WebPushKeyQuery = { readonly notificationPreferences: { readonly webPushKey: string } };

export type RemovePushDeviceMutationVariables = {
  endpoint: string;
};

export type RemovePushDeviceMutation = { readonly removePushDevice:
    | { readonly __typename: 'RemovePushDeviceDone', readonly endpoint: string }
    | { readonly __typename: 'RemovePushDeviceRefused', readonly code: RemovePushDeviceRefusalCode, readonly message: string }
   };

export const WebPushKeyDocument: Operation<WebPushKeyQuery, WebPushKeyQueryVariables> = {
  name: 'WebPushKey',
  kind: 'query',
  text: "query WebPushKey{notificationPreferences{webPushKey}}",
};

export const RemovePushDeviceDocument: Operation<RemovePushDeviceMutation, RemovePushDeviceMutationVariables> = {
  name: 'RemovePushDevice',
  kind: 'mutation',
  text: "mutation RemovePushDevice($endpoint:String!){removePushDevice(endpoint:$endpoint){__typename ...on RemovePushDeviceDone{endpoint}...on RemovePushDeviceRefused{code message}}}",
};
