/** Doors of the facade that no page of the shell opens itself. What its build has seen it provides to the remotes. */
const _doors = [() => import('@hirehq/shared-ui/tabs')];
