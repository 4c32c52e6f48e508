// Generated from dashboard.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { DashboardTaskKind, EmployerInterestKind } from '@hirehq/shared-contracts/graphql/types';

export type DashboardQueryVariables = { [key: string]: never; };

export type DashboardQuery = { readonly dashboard: { readonly firstName: string | null, readonly hasApplied: boolean, readonly tasks: ReadonlyArray<{ readonly kind: DashboardTaskKind, readonly id: string, readonly subject: string | null, readonly employerName: string | null, readonly messages: number | null, readonly since: string | null, readonly until: string | null, readonly expiresOn: string | null, readonly link: string | null }>, readonly interest: ReadonlyArray<{ readonly kind: EmployerInterestKind, readonly id: string, readonly employerName: string, readonly subject: string | null, readonly at: string, readonly link: string | null }>, readonly counts: { readonly applications: number, readonly interviews: number, readonly conversations: number, readonly unreadMessages: number, readonly savedJobs: number, readonly recommendedJobs: number } } };

export const DashboardDocument: Operation<DashboardQuery, DashboardQueryVariables> = {
  name: 'Dashboard',
  kind: 'query',
  text: "query Dashboard{dashboard{firstName hasApplied tasks{kind id subject employerName messages since until expiresOn link}interest{kind id employerName subject at link}counts{applications interviews conversations unreadMessages savedJobs recommendedJobs}}}",
};
