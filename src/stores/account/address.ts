/** Rules of an address in the account: the checkout's, without its stores. */
import { decodeSettings } from '../../api/settings/all';
import type { FieldModel } from '../../domain/checkout/fields/form';
import { brokenRule } from '../../domain/checkout/fields/rules';
import type { SiteSettings } from '../../domain/support/settings';
import { ruleMessage } from '../checkout/validation/messages';
import { postcodeRule } from '../checkout/validation/postcodes';

/** Returns the settings of the shop as boot passes them on. */
export const readSettings = (settings: unknown): SiteSettings => decodeSettings(settings);

/** Returns the messages about fields by their ids in FieldModel.errorId; without one for a valid field. */
export const addressErrors = (
	fields: readonly FieldModel[],
	country: string,
	settings: SiteSettings,
): ReadonlyMap<string, string> =>
	new Map(
		fields.flatMap((field) => {
			const rule = brokenRule(field, country, postcodeRule);
			return rule ? [[field.errorId, ruleMessage(rule, { field, country }, settings)]] : [];
		}),
	);
