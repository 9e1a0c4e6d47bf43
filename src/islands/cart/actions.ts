import type { Answer } from '../shared/answer';
import type { EstimateField } from './model/estimate';

/** What the cart screen can do. Nothing here waits: the view shows changes at once and hears of the rest by its props. */
export interface CartActions {
	readonly changeQuantity: (key: string, quantity: number) => void;
	/** These two resolve when the shop has answered. */
	readonly removeItem: (key: string) => Promise<Answer>;
	readonly restoreItem: (key: string) => Promise<Answer>;
	readonly applyCoupon: (code: string) => Promise<Answer>;
	/** The shopper is typing another code: what was wrong with the last one no longer matters. */
	readonly forgetCouponFailure: () => void;
	readonly removeCoupon: (code: string) => void;
	/** No package stands for all of them. */
	readonly selectRate: (rateId: string, packageId: number | string | null) => void;
	/** Takes what was typed or chosen; pushed after the spec's pause. */
	readonly typeAddress: (field: EstimateField, value: string) => void;
	/** Focus has left the field: pushed at once. */
	readonly leaveAddress: () => void;
	readonly addProduct: (productId: number, quantity: number) => Promise<Answer>;
	/** The shopper goes to the page of a product that goes with the cart. */
	readonly viewProduct: (productId: number) => void;
	readonly retryNow: () => void;
	readonly dismissNotice: (id: string) => void;
	/** The same for what the shop says of the address. */
	readonly dismissAddressNotice: (id: string) => void;
}
