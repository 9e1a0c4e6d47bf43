import type { OperationResult } from '../shared/answer';
import type { EstimateField } from './model/estimate';

/**
 * Actions of the cart screen. They return immediately: the view shows changes optimistically and receives results
 * through its props.
 */
export interface CartActions {
	readonly changeQuantity: (key: string, quantity: number) => void;
	/** `removeItem` and `restoreItem` resolve when the shop has responded. */
	readonly removeItem: (key: string) => Promise<OperationResult>;
	readonly restoreItem: (key: string) => Promise<OperationResult>;
	readonly applyCoupon: (code: string) => Promise<OperationResult>;
	/** The shopper is typing another code: clears the error of the last one. */
	readonly forgetCouponFailure: () => void;
	readonly removeCoupon: (code: string) => void;
	/** A null package id selects the rate for all packages. */
	readonly selectRate: (rateId: string, packageId: number | string | null) => void;
	/** Stores what was typed or chosen; sent to the shop after a pause (docs/behaviour.md#address-updates). */
	readonly typeAddress: (field: EstimateField, value: string) => void;
	/** Called on blur: sends the address at once. */
	readonly leaveAddress: () => void;
	readonly addProduct: (productId: number, quantity: number) => Promise<OperationResult>;
	/** The shopper follows the link to a cross-sell's page. */
	readonly viewProduct: (productId: number) => void;
	readonly retryNow: () => void;
	readonly dismissNotice: (id: string) => void;
	/** Dismisses a notice about the address. */
	readonly dismissAddressNotice: (id: string) => void;
}
