import type { IntentOf } from './intents';
import { cartRequest, type StoreRequest } from '../request';

/** POST cart/apply-coupon {code} and cart/remove-coupon {code}. */
export const changeCoupon = ({
	type,
	code,
}: IntentOf<'apply-coupon'> | IntentOf<'remove-coupon'>): StoreRequest =>
	cartRequest(type, { code });
