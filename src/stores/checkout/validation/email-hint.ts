import { __, sprintf } from '@wordpress/i18n';
import { suggestEmail } from '../../../domain/checkout/fields/email-slip';
import type { HintRule } from './messages';

/** Returns the hint about an e-mail address that looks mistyped. */
export const emailHint: HintRule = (email) => {
	const suggestion = suggestEmail(email);
	return suggestion === null
		? null
		: {
				/* translators: %s: an e-mail address */
				message: sprintf(__('Did you mean %s?', 'storefront-islands'), suggestion),
				suggestion,
			};
};
