/** Address fields of one country (docs/behaviour.md#address-fields). */
import type { AddressFieldSetting, AddressSettings } from '../../support/settings';

type Option = readonly [code: string, name: string];

/** Returns the states of a country; null if its state is free text. */
export const statesOf = (
	country: string,
	{ states }: AddressSettings,
): readonly Option[] | null => {
	const list = states[country];
	return list === undefined ? null : Object.entries(list);
};

/** True for the state of a country whose list of states is empty. */
const isHidden = (name: string, country: string, settings: AddressSettings): boolean =>
	name === 'state' && statesOf(country, settings)?.length === 0;

/** Returns the field's setting with the country's label, position and visibility applied. Null for an unknown field. */
export const fieldSetting = (
	name: string,
	country: string,
	settings: AddressSettings,
): AddressFieldSetting | null => {
	const base = settings.addressFields[name];
	if (!base) {
		return null;
	}
	const setting = { ...base, ...settings.countryLocale[country]?.[name] };
	const hidden = setting.hidden || isHidden(name, country, settings);
	return { ...setting, hidden, required: setting.required && !hidden };
};

/** Returns all fields with their settings for the country. */
export const countryFields = (
	country: string,
	settings: AddressSettings,
): readonly (readonly [string, AddressFieldSetting])[] =>
	Object.keys(settings.addressFields).flatMap((name) => {
		const setting = fieldSetting(name, country, settings);
		return setting ? [[name, setting] as const] : [];
	});
