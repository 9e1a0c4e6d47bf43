/** The form of an address that is good enough to know what delivery costs. */
import type { ShippingAddress } from '../../../domain/address';
import type { AddressFieldSetting, SiteSettings } from '../../../domain/settings';

/** The fields that shipping zones are told apart by. */
export type EstimateField = 'country' | 'state' | 'city' | 'postcode';

export interface EstimateFieldModel {
	readonly name: EstimateField;
	readonly label: string;
	readonly value: string;
	/** Codes and names to choose from; null takes free text. */
	readonly options: readonly (readonly [string, string])[] | null;
}

const FIELDS: readonly EstimateField[] = ['country', 'state', 'city', 'postcode'];

/** A field as the country has it: its own name, place or absence laid over the shop's. */
const fieldSetting = (
	name: EstimateField,
	country: string,
	settings: SiteSettings,
): AddressFieldSetting => ({
	label: name,
	optionalLabel: name,
	required: true,
	hidden: false,
	index: 0,
	...settings.addressFields[name],
	...settings.countryLocale[country]?.[name],
});

const optionsOf = (name: EstimateField, country: string, settings: SiteSettings) => {
	if (name === 'country') {
		return Object.entries(settings.countries);
	}
	const states = Object.entries(settings.states[country] ?? {});
	return name === 'state' && states.length > 0 ? states : null;
};

/** The fields to ask for in the country of the address, in that country's order. */
export const estimateModel = (
	address: ShippingAddress,
	settings: SiteSettings,
): readonly EstimateFieldModel[] =>
	FIELDS.map((name) => ({ name, setting: fieldSetting(name, address.country, settings) }))
		.filter(({ setting }) => !setting.hidden)
		.sort((a, b) => a.setting.index - b.setting.index)
		.map(({ name, setting }) => ({
			name,
			label: setting.required ? setting.label : setting.optionalLabel,
			value: address[name],
			options: optionsOf(name, address.country, settings),
		}));
