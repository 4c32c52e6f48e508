// Generated from forget-push-device.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RemovePushDeviceRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type ForgetPushDeviceMutationVariables = {
  endpoint: string;
};

export type ForgetPushDeviceMutation = { readonly removePushDevice:
    | { readonly __typename: 'RemovePushDeviceDone', readonly endpoint: string }
    | { readonly __typename: 'RemovePushDeviceRefused', readonly code: RemovePushDeviceRefusalCode, readonly message: string }
   };

export const ForgetPushDeviceDocument: Operation<ForgetPushDeviceMutation, ForgetPushDeviceMutationVariables> = {
  name: 'ForgetPushDevice',
  kind: 'mutation',
  text: "mutation ForgetPushDevice($endpoint:String!){removePushDevice(endpoint:$endpoint){__typename ...on RemovePushDeviceDone{endpoint}...on RemovePushDeviceRefused{code message}}}",
};
