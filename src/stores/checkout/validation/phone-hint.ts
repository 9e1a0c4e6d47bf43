import { __, sprintf } from '@wordpress/i18n';
import type { PhoneRule } from '../../../domain/checkout/fields/rules';
import type { HintRule } from './messages';

/** Returns the hint about a phone number that is not possible in the country. */
export const createPhoneHint =
	(isPossible: PhoneRule): HintRule =>
	(phone, country, { countries }) =>
		isPossible(phone, country) === false
			? {
					message: sprintf(
						/* translators: %s: name of a country */
						__(
							'This does not look like a phone number in %s. Please check it; you can go on all the same.',
							'storefront-islands',
						),
						countries[country] ?? country,
					),
					suggestion: null,
				}
			: null;
