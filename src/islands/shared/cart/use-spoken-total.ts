import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../../domain/cart/cart';
import { formatMoney } from '../../../domain/support/money';

/** Returns a message with the new total after the shop has confirmed another one; empty until then. */
export const useAnnouncedTotal = ({ settling, totals }: Cart): string => {
	const total = formatMoney(totals.price);
	const [known, setKnown] = useState(total);
	const [message, setMessage] = useState('');
	if (!settling && known !== total) {
		setKnown(total);
		// translators: %s: an amount of money.
		setMessage(sprintf(__('Cart total: %s', 'storefront-islands'), total));
	}
	return message;
};
