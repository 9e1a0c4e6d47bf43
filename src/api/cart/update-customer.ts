import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';
import { normaliseAddress } from '../../domain/address';

/**
 * POST cart/update-customer with only the changed fields of only the changed addresses, normalised
 * (docs/behaviour.md#addresses).
 */
export const updateCustomer = ({
	shippingAddress,
	billingAddress,
}: IntentOf<'update-customer'>): StoreRequest =>
	cartRequest('update-customer', {
		...(billingAddress && { billing_address: normaliseAddress(billingAddress) }),
		...(shippingAddress && { shipping_address: normaliseAddress(shippingAddress) }),
	});
