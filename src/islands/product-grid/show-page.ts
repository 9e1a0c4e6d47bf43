import { catalogueStore } from '../../stores/catalogue/contract';
import type { Registry } from '../../stores/registry';
import type { PageLinksEffects } from './page-links';

/** Shows pages through the catalogue's store, which refreshes the grids. */
export const createShowPage =
	(registry: Registry): PageLinksEffects['showPage'] =>
	(url, afterward) => {
		const { getUrl, getGrids } = registry.select(catalogueStore);
		let hasBegun = false;
		const stop = registry.subscribe(() => {
			const { kind } = getGrids();
			if (kind === 'refreshing') {
				hasBegun = true;
			} else if (hasBegun) {
				stop();
				if (getUrl() === url) {
					afterward(kind === 'refreshed');
				}
			}
		}, catalogueStore.name);
		void registry.dispatch(catalogueStore).goToPage(url);
	};
