/** The checkout's form in the stores, as a draft sees it. */
import { isOneAddress } from '../../domain/address';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../cart/contract';
import { checkoutStore } from '../checkout/contract';
import { fieldsStore } from '../fields/contract';
import type { Registry } from '../registry';
import { fieldsToRestore } from './merge';
import type { Choices, DraftContent } from './record';

type Fields = Readonly<Record<string, string>>;

export interface DraftForm {
	addresses(): { readonly shipping: Fields; readonly billing: Fields };
	choices(): Choices;
	additional(): Fields;
	note(): string;
	/** Types again what the shop does not know better by now. */
	restore(draft: DraftContent): void;
}

export const createDraftForm = (
	registry: Registry,
	{ contactFields, orderFields }: SiteSettings['checkout'],
): DraftForm => {
	const customer = () => registry.select(cartStore).getCustomerData();

	const restoreAddresses = ({ shipping, billing }: DraftContent): void => {
		const cart = registry.dispatch(cartStore);
		const { shippingAddress, billingAddress } = customer();
		void cart.setShippingAddress(fieldsToRestore(shipping, shippingAddress));
		void cart.setBillingAddress(fieldsToRestore(billing, billingAddress));
	};

	const restoreChoices = ({ useShippingAsBilling, shouldCreateAccount }: Choices): void => {
		const checkout = registry.dispatch(checkoutStore);
		const { shippingAddress, billingAddress } = customer();
		// One address for both must not wipe out another that the shop knows.
		const isPossible = !useShippingAsBilling || isOneAddress(shippingAddress, billingAddress);
		if (isPossible) {
			void checkout.__internalSetUseShippingAsBilling(useShippingAsBilling);
		}
		void checkout.__internalSetShouldCreateAccount(shouldCreateAccount);
	};

	return {
		addresses: () => ({
			shipping: customer().shippingAddress,
			billing: customer().billingAddress,
		}),
		choices: () => ({
			useShippingAsBilling: registry.select(checkoutStore).getUseShippingAsBilling(),
			shouldCreateAccount: registry.select(checkoutStore).getShouldCreateAccount(),
		}),
		additional: () => registry.select(fieldsStore).getAdditionalValues(),
		note: () => registry.select(checkoutStore).getOrderNotes(),
		restore: (draft) => {
			restoreAddresses(draft);
			const asked = { ...contactFields, ...orderFields };
			const additional = Object.entries(draft.additional).filter(([name]) => name in asked);
			void registry.dispatch(fieldsStore).setAdditionalValues(Object.fromEntries(additional));
			if (draft.note !== '') {
				void registry.dispatch(checkoutStore).__internalSetOrderNotes(draft.note);
			}
			if (draft.choices) {
				restoreChoices(draft.choices);
			}
		},
	};
};
