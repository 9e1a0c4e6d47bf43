import { __ } from '@wordpress/i18n';
import { numberField, oneField, optionsOf } from './fields';
import type { Rule, RuleField } from './rule';

const seconds = (): RuleField =>
	numberField('seconds', __('After so many seconds', 'storefront-islands'), 0, 3600);

const selector = (help?: string): RuleField => ({
	type: 'text',
	name: 'selector',
	label: __('CSS selector', 'storefront-islands'),
	...(help === undefined ? {} : { help }),
});

/** Rules for the triggers of src/domain/site/popups/trigger.ts. */
export const triggerRules = (): readonly Rule[] => [
	{
		kind: 'load',
		label: __('The page was opened', 'storefront-islands'),
		fields: [seconds()],
		initial: { seconds: 5 },
	},
	{
		kind: 'scroll',
		label: __('The page is scrolled', 'storefront-islands'),
		fields: [
			oneField(
				'direction',
				__('Direction', 'storefront-islands'),
				optionsOf({
					down: __('Down', 'storefront-islands'),
					up: __('Up again', 'storefront-islands'),
				}),
			),
			numberField('percent', __('Percent of the page', 'storefront-islands'), 0, 100),
		],
		initial: { direction: 'down', percent: 50 },
	},
	{
		kind: 'element',
		label: __('An element comes into view', 'storefront-islands'),
		fields: [selector()],
		initial: { selector: '' },
	},
	{
		kind: 'click',
		label: __('Clicks', 'storefront-islands'),
		fields: [
			numberField('clicks', __('How many', 'storefront-islands'), 1, 100),
			selector(__('Empty for anywhere on the page.', 'storefront-islands')),
		],
		initial: { clicks: 1, selector: '' },
	},
	{
		kind: 'idle',
		label: __('Nothing is done on the page', 'storefront-islands'),
		fields: [seconds()],
		initial: { seconds: 30 },
	},
	{
		kind: 'exit',
		label: __(
			'The pointer leaves the window at its top (not on touch screens)',
			'storefront-islands',
		),
		fields: [],
		initial: {},
	},
	{
		kind: 'cart',
		label: __('Something was added to the cart', 'storefront-islands'),
		fields: [],
		initial: {},
	},
];
