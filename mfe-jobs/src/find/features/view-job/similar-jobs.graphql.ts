// Generated from similar-jobs.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { WorkMode, EmploymentType, ExperienceLevel, NoiseLevel, Lighting, ContactLevel, WorkStructure, Flexibility, InterviewFormat, PayUnit, EnterpriseProcessStatus, ApplyChannel } from '@hirehq/shared-contracts/graphql/types';

export type SimilarJobsQueryVariables = {
  id: string;
};

export type SimilarJobsQuery = { readonly job: { readonly id: string, readonly enterprise: { readonly id: string }, readonly similar: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: WorkMode | null, readonly employmentType: EmploymentType | null, readonly experienceLevel: ExperienceLevel | null, readonly summary: string, readonly easyApply: boolean, readonly applyChannel: ApplyChannel, readonly appliedElsewhereAt: string | null, readonly postedAt: string, readonly postedAtIsKnown: boolean, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly workplace: { readonly noiseLevel: NoiseLevel | null, readonly lighting: Lighting | null, readonly contactLevel: ContactLevel | null, readonly workStructure: WorkStructure | null, readonly flexibility: Flexibility | null, readonly interviewFormat: InterviewFormat | null } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly compared: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit, readonly isConverted: boolean, readonly isUpTo: boolean } | null } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus } | null }> } | null };

export const SimilarJobsDocument: Operation<SimilarJobsQuery, SimilarJobsQueryVariables> = {
  name: 'SimilarJobs',
  kind: 'query',
  text: "query SimilarJobs($id:ID!){job(id:$id){id enterprise{id}similar(first:8){...JobCard}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel workplace{noiseLevel lighting contactLevel workStructure flexibility interviewFormat}pay{currency min max unit compared{currency min max unit isConverted isUpTo}}summary skills{id name met}easyApply applyChannel appliedElsewhereAt postedAt postedAtIsKnown closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}",
};
