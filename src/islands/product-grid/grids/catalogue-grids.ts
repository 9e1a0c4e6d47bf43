/** Script `catalogue-grids`: refreshes grids. It includes the sanitiser, which is larger than an island. */
import type { GridsDependencies, GridsPort } from '../../../stores/catalogue/page';
import { nextTask } from '../../shared/next-task';
import { createGridsRefresh } from './refresh';

declare global {
	interface StorefrontModules {
		'catalogue-grids': { readonly openGrids: typeof openGrids };
	}
}

export const openGrids = (dependencies: GridsDependencies): GridsPort['refresh'] =>
	createGridsRefresh({ ...dependencies, nextTask });
