import { readOrder } from '../../domain/catalogue/order';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { IslandModule } from '../contract';
import { ensureCatalogue } from '../shared/catalogue';
import { enhanceSortForm } from './sort-form';

/** Takes the sorting form over. What is not such a form is left as it is. */
export const mount: IslandModule['mount'] = async (element, context) => {
	if (!(element instanceof HTMLFormElement)) {
		return;
	}
	const { registry } = ensureCatalogue(context);
	enhanceSortForm(element, {
		order: () => readOrder(registry.select(catalogueStore).getUrl()),
		follow: (changed) => registry.subscribe(changed, catalogueStore.name),
		changeOrder: (order) => void registry.dispatch(catalogueStore).changeOrder(order),
	});
};
