import { catalogueIsland } from '../shared/catalogue-island';

export const filterList = catalogueIsland('filter-list');
