import type { FieldModel } from '../../../domain/fields/field';

/**
 * Owner of a field. The e-mail belongs to the billing address; a plugin's field belongs to an address or is additional.
 */
export type FieldOwner = 'shipping' | 'billing' | 'additional';

/** Actions of the checkout form. They return immediately: typed values are in the stores at once. */
export interface FormActions {
	readonly type: (owner: FieldOwner, field: FieldModel, value: string) => void;
	/** Called on blur: shows the field's errors and sends the change at once. */
	readonly leave: (owner: FieldOwner, field: FieldModel) => void;
	/**
	 * When unchecked, the billing address is initialised with the values that rarely differ: name, country, state and
	 * phone.
	 */
	readonly setSameForBilling: (same: boolean) => void;
	readonly setCreateAccount: (create: boolean) => void;
	readonly typePassword: (password: string) => void;
	readonly leavePassword: () => void;
	/** The store then selects matching rates. */
	readonly setLocalPickup: (prefersCollection: boolean) => void;
	/** A null package id selects the rate for all packages. */
	readonly selectRate: (rateId: string, packageId: number | string | null) => void;
	readonly typeNote: (note: string) => void;
}
