import { describeEveryPage } from '../platform/page-matrix.ts';

describeEveryPage('N');
