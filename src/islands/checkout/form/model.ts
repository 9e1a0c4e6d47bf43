/** The form of the checkout as plain texts and choices: what the views draw and PHP prints (Views\Checkout\Form). */
import type { Cart } from '../../../domain/cart/cart';
import type { FieldModel } from '../../../domain/fields/field';
import { additionalForm, addressForm } from '../../../domain/fields/form';
import { askedAddresses } from '../../../domain/fields/sections';
import type { SiteSettings } from '../../../domain/settings';
import type { FormChoices } from './choices';
import { contactModel } from './model/contact';
import type { ContactModel } from './model/contact';
import { deliveryModel, optionsModel, pickupModel } from './model/delivery';
import type { DeliveryModel, OptionsModel, PickupModel } from './model/delivery';

export interface BillingModel {
	readonly fields: readonly FieldModel[];
	/** Whether it is where everything is sent to as well. */
	readonly isForAll: boolean;
}

export interface NoteModel {
	readonly text: string;
	/** Whether the shop takes one. */
	readonly isTaken: boolean;
	/** What plugins ask about the order. */
	readonly fields: readonly FieldModel[];
}

export interface FormModel {
	readonly contact: ContactModel;
	/** null where there is nothing to decide. */
	readonly delivery: DeliveryModel | null;
	/** null where nothing is sent to an address of its own. */
	readonly shippingFields: readonly FieldModel[] | null;
	readonly pickup: PickupModel | null;
	/** Whether billing follows shipping; null where that is no question. */
	readonly sameForBilling: boolean | null;
	/** null where it follows shipping. */
	readonly billing: BillingModel | null;
	/** null where nothing is sent. */
	readonly options: OptionsModel | null;
	/** Drawn by OrderNote. */
	readonly note: NoteModel;
}

/**
 * What the form shows.
 *
 * @param cart     The projected cart.
 * @param settings The shop's settings.
 * @param choices  Of the stores; printedChoices until React has taken over.
 */
export const formModel = (cart: Cart, settings: SiteSettings, choices: FormChoices): FormModel => {
	const needsShipping = cart.needsShipping && settings.shippingEnabled;
	const delivery = needsShipping ? deliveryModel(cart, settings, choices) : null;
	const isCollected = delivery?.chosen === 'pickup';
	const { shipsToBillingOnly, takesOrderNotes, orderFields } = settings.checkout;
	const asked = askedAddresses({
		needsShipping,
		prefersCollection: isCollected,
		useShippingAsBilling: choices.sameForBilling,
		shipsToBillingOnly,
	});
	return {
		contact: contactModel(cart, settings, choices),
		delivery,
		shippingFields: asked.shipping ? addressForm('shipping', cart.shippingAddress, settings) : null,
		pickup: isCollected ? pickupModel(cart, settings) : null,
		sameForBilling: asked.offersSameAddress ? choices.sameForBilling : null,
		billing: asked.billing
			? {
					fields: addressForm('billing', cart.billingAddress, settings),
					isForAll: needsShipping && shipsToBillingOnly && !isCollected,
				}
			: null,
		options: needsShipping && !isCollected ? optionsModel(cart, settings, delivery !== null) : null,
		note: {
			text: choices.note,
			isTaken: takesOrderNotes,
			fields: additionalForm('order', choices.additional, orderFields),
		},
	};
};
