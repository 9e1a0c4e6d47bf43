import { readOrder } from '../../domain/catalogue/address';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { IslandModule } from '..';
import { ensureCatalogue } from '../shared/catalogue/catalogue';
import { enhancePageLinks, createShowPage, enhanceSortForm } from './enhance';

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
