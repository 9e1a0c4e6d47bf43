/** Address fields as one country has them (spec section 3, address field configuration). */
import type { AddressFieldSetting, SiteSettings } from '../settings';

export type FormSettings = Pick<
	SiteSettings,
	| 'addressFields'
	| 'billingCountries'
	| 'countries'
	| 'countryLocale'
	| 'shippingCountries'
	| 'states'
>;

type Option = readonly [code: string, name: string];

/** The states to choose from; null takes free text. */
export const statesOf = (country: string, { states }: FormSettings): readonly Option[] | null => {
	const list = states[country];
	return list === undefined ? null : Object.entries(list);
};

/** Whether a text can be a state of the country. Wallets and scripts write codes or names; the shop reads both. */
export const isStateOf = (country: string, state: string, settings: FormSettings): boolean => {
	const wanted = state.trim().toLowerCase();
	return (
		statesOf(country, settings)?.some((names) =>
			names.some((name) => name.toLowerCase() === wanted),
		) ?? true
	);
};

/** A country whose list of states is empty has none to ask for. */
const isHidden = (name: string, country: string, settings: FormSettings): boolean =>
	name === 'state' && statesOf(country, settings)?.length === 0;

/** A field as the country has it: its own label, place or absence laid over the shop's. Null for an unknown field. */
export const fieldSetting = (
	name: string,
	country: string,
	settings: FormSettings,
): AddressFieldSetting | null => {
	const base = settings.addressFields[name];
	if (!base) {
		return null;
	}
	const setting = { ...base, ...settings.countryLocale[country]?.[name] };
	const hidden = setting.hidden || isHidden(name, country, settings);
	return { ...setting, hidden, required: setting.required && !hidden };
};

/** All fields that the country shows, in its order. */
export const shownFields = (
	country: string,
	settings: FormSettings,
): readonly (readonly [string, AddressFieldSetting])[] =>
	Object.keys(settings.addressFields)
		.flatMap((name) => {
			const setting = fieldSetting(name, country, settings);
			return setting && !setting.hidden ? [[name, setting] as const] : [];
		})
		.sort(([, a], [, b]) => a.index - b.index);
