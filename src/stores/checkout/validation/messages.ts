/** Messages displayed at fields. */
import { __, sprintf } from '@wordpress/i18n';
import type { RequestedField } from '../../../domain/checkout/fields/sections';
import type { FieldModel } from '../../../domain/checkout/fields/form';
import type { BrokenRule } from '../../../domain/checkout/fields/rules';
import type { FieldHint } from '../fields';

/** Settings of the shop that the messages use. */
export interface MessageSettings {
	readonly countries: Readonly<Record<string, string>>;
	readonly locale: { readonly siteLocale: string };
}

/** Returns the hint about a field's value, which is not empty; null if there is none. */
export type HintRule = (
	value: string,
	country: string,
	settings: Pick<MessageSettings, 'countries'>,
) => FieldHint | null;

/** Returns a label for use inside a sentence: in lower case for English only, except abbreviations such as ZIP. */
const inSentence = (label: string, { locale }: MessageSettings): string =>
	locale.siteLocale.startsWith('en')
		? label.replace(/\S+/g, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
		: label;

/** True for additional fields of plugins. Their labels may be whole questions, so they are quoted. */
const isOfPlugin = ({ name }: FieldModel): boolean => name.includes('/');

/** Message for an empty field: it names what is missing, as nothing that was entered is invalid. */
const requiredMessage = (field: FieldModel, settings: MessageSettings): string => {
	if (field.control === 'checkbox') {
		return (
			field.errorMessage ||
			/* translators: %s: label of a checkbox */
			sprintf(__('Please tick “%s” to go on', 'storefront-islands'), field.plainLabel)
		);
	}
	if (isOfPlugin(field)) {
		return field.control === 'select'
			? /* translators: %s: label of a field */
				sprintf(__('Please choose an answer for “%s”', 'storefront-islands'), field.plainLabel)
			: /* translators: %s: label of a field */
				sprintf(__('Please fill in “%s”', 'storefront-islands'), field.plainLabel);
	}
	// Only the e-mail address has no label in the shop's settings.
	const label = inSentence(field.plainLabel || __('Email address', 'storefront-islands'), settings);
	return field.control === 'select'
		? /* translators: %s: name of a field, such as state */
			sprintf(__('Select your %s', 'storefront-islands'), label)
		: /* translators: %s: name of a field, such as city */
			sprintf(__('Enter your %s', 'storefront-islands'), label);
};

export const ruleMessage = (
	rule: BrokenRule,
	{ field, country }: RequestedField,
	settings: MessageSettings,
): string => {
	switch (rule) {
		case 'required':
			return requiredMessage(field, settings);
		case 'choice':
			/* translators: %s: label of a field */
			return sprintf(
				__('Please choose “%s” from the list', 'storefront-islands'),
				field.plainLabel,
			);
		case 'email':
			return __('Please enter a valid email address', 'storefront-islands');
		case 'postcode':
			return sprintf(
				/* translators: 1: name of the field, such as postcode; 2: name of a country */
				__('Please enter a valid %1$s for %2$s', 'storefront-islands'),
				inSentence(field.plainLabel, settings),
				settings.countries[country] ?? country,
			);
		case 'pattern':
			return (
				field.pattern?.title ||
				/* translators: %s: label of a field */
				sprintf(__('Please check what “%s” asks for', 'storefront-islands'), field.plainLabel)
			);
	}
};

/** Message for the missing password of a new account. */
export const passwordMessage = (): string =>
	__('Please choose a password for your account', 'storefront-islands');
