/** View model of the checkout form: rendered by the views, and by PHP (Views\Checkout\Form). */
import type { Cart } from '../../../domain/cart/cart';
import type { FieldModel } from '../../../domain/fields/field';
import { additionalForm, addressForm } from '../../../domain/fields/form';
import { requestedAddresses } from '../../../domain/fields/sections';
import type { SiteSettings } from '../../../domain/settings';
import type { FormChoices } from './choices';
import { contactModel } from './model/contact';
import type { ContactModel } from './model/contact';
import { deliveryModel, optionsModel, pickupModel } from './model/delivery';
import type { DeliveryModel, OptionsModel, PickupModel } from './model/delivery';

export interface BillingModel {
	readonly fields: readonly FieldModel[];
	/** True if the billing address is also the shipping address. */
	readonly isForAll: boolean;
}

export interface NoteModel {
	readonly text: string;
	/** True if the shop accepts order notes. */
	readonly isEnabled: boolean;
	/** Plugins' fields about the order. */
	readonly fields: readonly FieldModel[];
}

export interface FormModel {
	readonly contact: ContactModel;
	/** Null if there is no choice between shipping and local pickup. */
	readonly delivery: DeliveryModel | null;
	/** Null if no separate shipping address is needed. */
	readonly shippingFields: readonly FieldModel[] | null;
	readonly pickup: PickupModel | null;
	/** True if billing uses the shipping address; null if the option is not offered. */
	readonly sameForBilling: boolean | null;
	/** Null if billing uses the shipping address. */
	readonly billing: BillingModel | null;
	/** Null if nothing is shipped. */
	readonly options: OptionsModel | null;
	/** Rendered by OrderNote. */
	readonly note: NoteModel;
}

/**
 * Builds the view model of the form.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 * @param choices  Choices of the stores; printedChoices until hydration.
 */
export const formModel = (cart: Cart, settings: SiteSettings, choices: FormChoices): FormModel => {
	const needsShipping = cart.needsShipping && settings.shippingEnabled;
	const delivery = needsShipping ? deliveryModel(cart, settings, choices) : null;
	const isPickup = delivery?.chosen === 'pickup';
	const { shipsToBillingOnly, takesOrderNotes, orderFields } = settings.checkout;
	const requested = requestedAddresses({
		needsShipping,
		prefersCollection: isPickup,
		useShippingAsBilling: choices.sameForBilling,
		shipsToBillingOnly,
	});
	return {
		contact: contactModel(cart, settings, choices),
		delivery,
		shippingFields: requested.shipping
			? addressForm('shipping', cart.shippingAddress, settings)
			: null,
		pickup: isPickup ? pickupModel(cart, settings) : null,
		sameForBilling: requested.offersSameAddress ? choices.sameForBilling : null,
		billing: requested.billing
			? {
					fields: addressForm('billing', cart.billingAddress, settings),
					isForAll: needsShipping && shipsToBillingOnly && !isPickup,
				}
			: null,
		options: needsShipping && !isPickup ? optionsModel(cart, settings, delivery !== null) : null,
		note: {
			text: choices.note,
			isEnabled: takesOrderNotes,
			fields: additionalForm('order', choices.additional, orderFields),
		},
	};
};
