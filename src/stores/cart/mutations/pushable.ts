import { changedFields, pushableFields } from '../../../domain/support/address';
import type { AddressKind } from '../../../domain/checkout/fields/form';
import { cartStore } from '../store/contract';
import type { Registry } from '../../shared/registry';

type Select = Registry['select'];

/**
 * Returns what of both addresses the shop can be sent (docs/behaviour.md#address-updates); null for nothing.
 *
 * @param isInvalid True if the field (billing_city, shipping_postcode …) has a validation error.
 * @param due       Fields that are due.
 */
export const pushableAddresses = (
	select: Select,
	isInvalid: (fieldId: string) => boolean,
	due = select(cartStore).getUnpushedAddress(),
) => {
	const changed = select(cartStore).getUnpushedAddress();
	const shown = select(cartStore).getCustomerData();
	// A billing address that is not shown has the errors of the one that it copies.
	const own = changedFields(shown.shippingAddress, shown.billingAddress);
	const pushable = (kind: AddressKind) =>
		pushableFields(due[kind], changed[kind], (field) =>
			isInvalid(`${field in own ? kind : 'shipping'}_${field}`),
		);
	return { shippingAddress: pushable('shipping'), billingAddress: pushable('billing') };
};
