import { catalogueIsland } from '../shared/catalogue-island';

/** The form that sorts a grid; the products themselves need no island. */
export const productGrid = catalogueIsland('product-grid');
