import { readOrder } from '../../domain/catalogue/order';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { IslandModule } from '../contract';
import { ensureCatalogue } from '../shared/catalogue';
import { enhancePageLinks } from './page-links';
import { createShowPage } from './show-page';
import { enhanceSortForm } from './sort-form';

/** Enhances a grid's sort form or its pagination links. */
export const mount: IslandModule['mount'] = async (element, context) => {
	const { registry } = ensureCatalogue(context);
	if (!(element instanceof HTMLFormElement)) {
		enhancePageLinks(element, { showPage: createShowPage(registry) });
		return;
	}
	enhanceSortForm(element, {
		order: () => readOrder(registry.select(catalogueStore).getUrl()),
		follow: (changed) => registry.subscribe(changed, catalogueStore.name),
		changeOrder: (order) => void registry.dispatch(catalogueStore).changeOrder(order),
	});
};
