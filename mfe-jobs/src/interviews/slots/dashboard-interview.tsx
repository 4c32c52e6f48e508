import { NextInterview } from '../features/answer-interview/next-interview.tsx';

/** The slot `dashboard.interview`. */
export const DashboardInterview = NextInterview;
