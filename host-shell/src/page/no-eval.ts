import { config } from 'zod/mini';

// zod would try whether it may make code from text; the page's CSP says no, and reports each try.
config({ jitless: true });
