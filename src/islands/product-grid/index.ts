import { catalogueIsland } from '../shared/catalogue-island';

/** The form that sorts a grid and the links to its pages; the products themselves need no island. */
export const productGrid = catalogueIsland('product-grid');
