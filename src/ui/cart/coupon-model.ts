/** What is shown of a coupon. */

export interface CouponModel {
	readonly code: string;
	/** Text that is shown: the code without its entities, or what a plugin says instead. */
	readonly label: string;
	/** Discount amount with its minus sign; empty for a coupon that gives free shipping only. */
	readonly discount: string;
	readonly isLeaving: boolean;
	/** True if a plugin does not let shoppers remove it. */
	readonly isKept?: boolean;
}
