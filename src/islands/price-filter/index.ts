import { catalogueIsland } from '../shared/catalogue-island';

export const priceFilter = catalogueIsland('price-filter');
