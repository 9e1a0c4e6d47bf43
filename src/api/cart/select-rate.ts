import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';

/** POST cart/select-shipping-rate {package_id, rate_id}; without a package the rate is selected for every package. */
export const selectRate = ({ packageId, rateId }: IntentOf<'select-rate'>): StoreRequest =>
	cartRequest('select-shipping-rate', {
		...(packageId !== null && { package_id: packageId }),
		rate_id: rateId,
	});
