/** Models of the fields of the checkout's form: those of the addresses, the e-mail address, and those of plugins. */
import data from '../../../../data/checkout-fields.json';
import type {
	AddressFieldSetting,
	AddressSettings,
	FieldSettings,
	FieldStates,
} from '../../support/settings';
import { countryFields, statesOf } from './setting';

/** Field, ready to render. Texts are plain text, never HTML. */
export interface FieldModel {
	/** Id of the input: "shipping-city", "email". */
	readonly id: string;
	/** Id in the validation store: "shipping_city", "billing_email". */
	readonly errorId: string;
	/** Name in the address: "city", "email", "namespace/name". */
	readonly name: string;
	readonly control: 'input' | 'select' | 'checkbox';
	/** Label; includes "(optional)" if the field is optional. */
	readonly label: string;
	/** Label without "(optional)", for messages. */
	readonly plainLabel: string;
	readonly required: boolean;
	/** Value; '1' for a ticked checkbox. */
	readonly value: string;
	/** Pairs of value and label; null if the field has no options. */
	readonly options: readonly (readonly [string, string])[] | null;
	/** Label of a value that is no option: the name of a country that the shop does not sell to. */
	readonly unlisted?: string | undefined;
	/** Autofill tokens ("shipping given-name"); empty if there are none for the field. */
	readonly autoComplete: string;
	readonly type: 'text' | 'tel' | 'email';
	readonly inputMode: 'text' | 'tel' | 'email' | 'numeric';
	readonly enterKeyHint: 'next' | 'done';
	readonly autoCapitalize: 'none' | 'sentences' | 'characters';
	readonly maxLength: number | null;
	/**
	 * True if the field may be collapsed until it is needed: company, address line 2 and phone if they are optional.
	 */
	readonly foldable: boolean;
	/** Pattern that a plugin requires; null if there is none. */
	readonly pattern: { readonly source: string; readonly title: string } | null;
	/** Message of a plugin for a required checkbox that is not ticked. */
	readonly errorMessage?: string | undefined;
	/** Further attributes of a plugin for the input, by React's names. */
	readonly attributes?: AddressFieldSetting['attributes'];
}

export type AddressKind = 'shipping' | 'billing';

/** Autofill and keyboard attributes of a field. */
export type FieldAttributes = Pick<
	FieldModel,
	'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'type'
>;

const { autofill } = data;
const numericPostcodes = new Set(data.numericPostcodes.split(' '));

const attributesOf = (name: string, kind: AddressKind, country: string): FieldAttributes => ({
	...data.defaults,
	autoComplete: autofill[name] ? `${kind} ${autofill[name]}` : '',
	...data.attributes[name],
	...(name === 'postcode' && numericPostcodes.has(country) && { inputMode: 'numeric' }),
});

const countriesOf = (kind: AddressKind, settings: AddressSettings) => {
	// A set: shops that sell everywhere list some 250 codes, and this runs with each key press.
	const codes = new Set(
		kind === 'shipping' ? settings.shippingCountries : settings.billingCountries,
	);
	return Object.entries(settings.countries).filter(([code]) => codes.size === 0 || codes.has(code));
};

const optionsOf = (
	name: string,
	kind: AddressKind,
	country: string,
	settings: AddressSettings,
): FieldModel['options'] => {
	switch (name) {
		case 'country':
			return countriesOf(kind, settings);
		case 'state':
			return statesOf(country, settings);
		default:
			return settings.addressFields[name]?.options ?? null;
	}
};

/** An optional field gets an empty option, so that the choice can be undone, and so does one with a placeholder. */
const choicesOf = (
	options: FieldModel['options'],
	{ required, placeholder = '' }: AddressFieldSetting,
): FieldModel['options'] =>
	options && (!required || placeholder) && !options.some(([value]) => value === '')
		? [['', placeholder], ...options]
		: options;

const controlOf = (
	{ type }: AddressFieldSetting,
	options: FieldModel['options'],
): FieldModel['control'] => {
	if (type === 'checkbox') {
		return 'checkbox';
	}
	return options ? 'select' : 'input';
};

/** Returns the model of a field. Its id contains no slash, because themes and plugins use it as selector. */
const fieldModel = (
	prefix: string,
	name: string,
	setting: AddressFieldSetting,
	value: string,
	attributes: FieldAttributes,
	known: FieldModel['options'],
): FieldModel => {
	const options = choicesOf(known, setting);
	return {
		...attributes,
		name,
		label: setting.required ? setting.label : setting.optionalLabel,
		plainLabel: setting.label,
		required: setting.required,
		foldable: !setting.required && data.foldable.includes(name),
		pattern:
			setting.pattern === undefined
				? null
				: { source: setting.pattern, title: setting.title ?? '' },
		errorMessage: setting.errorMessage,
		attributes: setting.attributes,
		autoComplete: setting.autoComplete ?? attributes.autoComplete,
		maxLength: setting.maxLength ?? attributes.maxLength,
		id: `${prefix}-${name.replace(/\//g, '-')}`,
		errorId: `${prefix}_${name}`,
		control: controlOf(setting, options),
		value,
		options,
	};
};

/** Returns the fields with what their rules make of their settings, without hidden ones, in their order. */
const shownFields = (
	prefix: string,
	fields: readonly (readonly [string, AddressFieldSetting])[],
	states: FieldStates,
): readonly (readonly [string, AddressFieldSetting])[] =>
	fields
		.map(([name, setting]) => [name, { ...setting, ...states[`${prefix}_${name}`] }] as const)
		.filter(([, { hidden }]) => !hidden)
		.sort(([, a], [, b]) => a.index - b.index);

/**
 * Returns the fields of an address in the order, with the labels and options of its country, without hidden ones. The
 * e-mail address is not included: see emailField.
 */
export const addressForm = (
	kind: AddressKind,
	address: Readonly<Record<string, string>>,
	settings: AddressSettings,
	states: FieldStates = {},
): readonly FieldModel[] => {
	const country = address.country ?? '';
	return shownFields(kind, countryFields(country, settings), states).map(([name, setting]) => ({
		...fieldModel(
			kind,
			name,
			setting,
			address[name] ?? '',
			attributesOf(name, kind, country),
			optionsOf(name, kind, country, settings),
		),
		...(name === 'country' && { unlisted: settings.countries[country] }),
	}));
};

/**
 * Returns the field of the contact e-mail address, which every order requires. The caller provides the label, since
 * docs/behaviour.md#address-fields has none for it.
 */
export const emailField = (label: string, value: string): FieldModel => ({
	...attributesOf('email', 'billing', ''),
	id: 'email',
	errorId: 'billing_email',
	name: 'email',
	control: 'input',
	label,
	plainLabel: label,
	required: true,
	value,
	options: null,
	foldable: false,
	pattern: null,
});

/** Returns the additional fields of plugins next to the e-mail address (contact) or for the order as a whole. */
export const additionalForm = (
	location: 'contact' | 'order',
	values: Readonly<Record<string, string>>,
	fields: FieldSettings,
	states: FieldStates = {},
): readonly FieldModel[] =>
	shownFields(location, Object.entries(fields), states).map(([name, setting]) =>
		fieldModel(
			location,
			name,
			setting,
			values[name] ?? '',
			attributesOf(name, 'billing', ''),
			setting.options ?? null,
		),
	);

/** Returns the changes caused by one typed value: a new country clears the state. */
export const typedChanges = (
	name: string,
	value: string,
	{ country }: Readonly<Record<'country', string>>,
): Readonly<Record<string, string>> =>
	name === 'country' && value !== country ? { country: value, state: '' } : { [name]: value };
