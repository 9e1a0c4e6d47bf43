import { activeFilters } from './active-filters';
import { addToCart } from './add-to-cart';
import { cart } from './cart';
import { checkout } from './checkout';
import type { IslandDefinition } from './contract';
import { filterList } from './filter-list';
import { menu } from './menu';
import { miniCart } from './mini-cart';
import { priceFilter } from './price-filter';
import { productGrid } from './product-grid';
import { search } from './search';
import { shopNotices } from './shop-notices';
import { translation } from './translation';

/** All islands known to boot. */
export const islands: readonly IslandDefinition[] = [
	activeFilters,
	addToCart,
	cart,
	checkout,
	filterList,
	menu,
	miniCart,
	priceFilter,
	productGrid,
	search,
	shopNotices,
	translation,
];
