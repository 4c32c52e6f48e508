/** Entry points of the facade that no page of the shell imports. The shell provides to remotes what its build has seen. */
const _doors = [() => import('@hirehq/shared-ui/tabs')];
