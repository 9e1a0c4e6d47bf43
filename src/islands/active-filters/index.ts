import { catalogueIsland } from '../shared/catalogue-island';

export const activeFilters = catalogueIsland('active-filters');
