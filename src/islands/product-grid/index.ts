import { catalogueIsland } from '../shared/catalogue-island';

/** Sort form of a grid and its pagination links; the products need no island. */
export const productGrid = catalogueIsland('product-grid');
