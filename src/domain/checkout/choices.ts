/**
 * Choices in the checkout that the shop learns before the order, as fees and totals may depend on them
 * (docs/behaviour.md#checkout-choices).
 */
import type { CheckoutChoices } from '../cart/intent';

/** All choices, complete: as the form has them, or as the shop knows them. */
export type AllChoices = Required<CheckoutChoices>;

/** Returns what the shop does not know yet; a field that it never had and that is empty is not a change. */
export const changedChoices = (known: AllChoices, chosen: AllChoices): CheckoutChoices => {
	const fields = Object.entries(chosen.additionalFields).filter(
		([name, value]) => value !== (known.additionalFields[name] ?? ''),
	);
	return {
		...(chosen.paymentMethod !== '' &&
			chosen.paymentMethod !== known.paymentMethod && { paymentMethod: chosen.paymentMethod }),
		...(chosen.orderNotes !== known.orderNotes && { orderNotes: chosen.orderNotes }),
		...(fields.length > 0 && { additionalFields: Object.fromEntries(fields) }),
	};
};

/** Returns the choices that the shop knows once it has received the changes. */
export const withChanges = (known: AllChoices, changes: CheckoutChoices): AllChoices => ({
	...known,
	...changes,
	additionalFields: { ...known.additionalFields, ...changes.additionalFields },
});
