/** Maps a change of the cart to its request (docs/behaviour.md#cart-endpoints). */
import { addItem } from './add-item';
import { changeCoupon } from './coupons';
import { updateExtension } from './extension';
import { removeItem } from './remove-item';
import { selectRate } from './select-rate';
import { setQuantity } from './set-quantity';
import { updateCustomer } from './update-customer';
import type { CartIntent } from '../../domain/cart/intent';
import type { StoreRequest } from '../request';

export const requestFor = (intent: CartIntent): StoreRequest => {
	switch (intent.type) {
		case 'add-item':
			return addItem(intent);
		case 'set-quantity':
			return setQuantity(intent);
		case 'remove-item':
			return removeItem(intent);
		case 'apply-coupon':
		case 'remove-coupon':
			return changeCoupon(intent);
		case 'select-rate':
			return selectRate(intent);
		case 'update-customer':
			return updateCustomer(intent);
		case 'extension':
			return updateExtension(intent);
	}
};
