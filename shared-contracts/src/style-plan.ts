import { z } from 'zod/mini';

/**
 * What a release says about its style sheets, so that a page can have the rules of what it shows in its HTML and need not wait for the
 * sheets. Written by the build. The server picks the rules by the elements of the page; the sheets follow.
 */
export const STYLE_PLAN_FILE = 'style-plan.json';

/** A custom property declares a `name`; `uses` are the names of the custom properties in the value. */
const declarationSchema = z.object({ text: z.string(), name: z.optional(z.string()), uses: z.optional(z.array(z.string())) });
export type PlannedDeclaration = z.infer<typeof declarationSchema>;

/**
 * What has to be in a page for a selector to match: `.name` for a class, `name` for an element, `[name` for an attribute, `#name` for
 * an id. `any`: for each `:is()` and `:where()`, what one of its selectors needs.
 */
export interface SelectorNeeds {
  all: string[];
  any?: SelectorNeeds[][] | undefined;
}

const needsSchema: z.ZodMiniType<SelectorNeeds> = z.object({
  all: z.array(z.string()),
  any: z.optional(z.array(z.array(z.lazy(() => needsSchema)))),
});

const ruleSchema = z.object({
  /** Index of the surrounding rules in `contexts`. */
  in: z.number(),
  /** Absent for what stands for itself, e.g. an at-rule without selectors. */
  selectors: z.optional(z.array(z.object({ text: z.string(), needs: needsSchema }))),
  /** Name of an animation: the rule is needed where a declaration names it. */
  keyframes: z.optional(z.string()),
  declarations: z.array(declarationSchema),
});
export type PlannedRule = z.infer<typeof ruleSchema>;

const sheetSchema = z.object({
  /** The preludes of the at-rules around a rule, the outer one first, e.g. `['@layer hirehq', '@media (width>=62em)']`. */
  contexts: z.array(z.array(z.string())),
  /** In the order of the sheet. */
  rules: z.array(ruleSchema),
});
export type PlannedSheet = z.infer<typeof sheetSchema>;

/** Path of a style sheet in the release → its rules. */
export const stylePlanSchema = z.record(z.string(), sheetSchema);
export type StylePlan = z.infer<typeof stylePlanSchema>;
