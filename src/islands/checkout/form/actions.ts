import type { FieldModel } from '../../../domain/fields/field';

/** Whose field it is. The e-mail is one of the billing address; a plugin's belongs to an address or stands beside them. */
export type FieldOwner = 'shipping' | 'billing' | 'additional';

/** What the form of the checkout can do. Nothing here waits: what is typed is in the stores at once. */
export interface FormActions {
	readonly type: (owner: FieldOwner, field: FieldModel, value: string) => void;
	/** Focus has left the field: what is wrong with it is said, and the shop is told at once. */
	readonly leave: (owner: FieldOwner, field: FieldModel) => void;
	/** Unticked, the billing address starts with what is the same for most: name, country, state and phone. */
	readonly setSameForBilling: (same: boolean) => void;
	readonly setCreateAccount: (create: boolean) => void;
	readonly typePassword: (password: string) => void;
	readonly leavePassword: () => void;
	/** The store then selects rates that go with it. */
	readonly setCollection: (prefersCollection: boolean) => void;
	/** No package stands for all of them. */
	readonly selectRate: (rateId: string, packageId: number | string | null) => void;
	readonly typeNote: (note: string) => void;
}
