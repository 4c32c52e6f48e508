export type { Operation } from './operation.ts';
export * from './generated/documents.ts';
