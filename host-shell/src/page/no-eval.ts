import { config } from 'zod/mini';

// zod would test whether it may compile code; the page's CSP forbids it and reports each attempt.
config({ jitless: true });
