import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../domain/cart/cart';
import { formatMoney } from '../../domain/money';

/** Returns a message with the new total after a change has been confirmed; empty until then. */
export const useAnnouncedTotal = ({ settling, totals }: Cart): string => {
	const [wasSettling, setWasSettling] = useState(settling);
	const [message, setMessage] = useState('');
	if (wasSettling !== settling) {
		setWasSettling(settling);
		if (!settling) {
			// translators: %s: an amount of money.
			setMessage(sprintf(__('Cart total: %s', 'storefront-islands'), formatMoney(totals.price)));
		}
	}
	return message;
};
