/**
 * Rules for the conditions of a popup (src/domain/site/popups/conditions.ts): the visitor's history, origin and device.
 */
import { __ } from '@wordpress/i18n';
import type { Browser, Device, Period, Source } from '../../src/domain/site/popups/conditions';
import { MAX_SHOWINGS } from '../../src/domain/site/popups/visits';
import { numberField, oneField, optionsOf, someField } from './fields';
import type { Rule, RuleField } from './rule';

const periods = (): Readonly<Record<Period, string>> => ({
	session: __('Session', 'storefront-islands'),
	day: __('Day', 'storefront-islands'),
	week: __('Week', 'storefront-islands'),
	month: __('Month', 'storefront-islands'),
	ever: __('In all', 'storefront-islands'),
});

const sources = (): Readonly<Record<Source, string>> => ({
	search: __('Search engine', 'storefront-islands'),
	external: __('Another site', 'storefront-islands'),
	internal: __('This site', 'storefront-islands'),
	direct: __('Direct: typed, bookmarked or unknown', 'storefront-islands'),
});

const devices = (): Readonly<Record<Device, string>> => ({
	desktop: __('Desktop', 'storefront-islands'),
	tablet: __('Tablet', 'storefront-islands'),
	mobile: __('Phone', 'storefront-islands'),
});

const browsers = (): Readonly<Record<Browser, string>> => ({
	chrome: 'Chrome',
	edge: 'Edge',
	firefox: 'Firefox',
	opera: 'Opera',
	safari: 'Safari',
	samsung: 'Samsung Internet',
	other: __('Others', 'storefront-islands'),
});

const after = (): RuleField => numberField('after', __('How many', 'storefront-islands'), 1, 1000);

/** Conditions on the visitor's history: visits and popups shown. */
const aboutVisits = (): readonly Rule[] => [
	{
		kind: 'views',
		label: __('Only after some page views', 'storefront-islands'),
		fields: [after()],
		initial: { after: 1 },
	},
	{
		kind: 'sessions',
		label: __('Only after some sessions', 'storefront-islands'),
		fields: [after()],
		initial: { after: 1 },
	},
	{
		kind: 'times',
		label: __('At most so many times', 'storefront-islands'),
		fields: [
			numberField('most', __('Times', 'storefront-islands'), 1, MAX_SHOWINGS),
			oneField('per', __('Per', 'storefront-islands'), optionsOf(periods())),
			oneField(
				'counts',
				__('It counts when it is', 'storefront-islands'),
				optionsOf({
					opened: __('Opened', 'storefront-islands'),
					closed: __('Closed', 'storefront-islands'),
				}),
			),
		],
		initial: { most: 1, per: 'day', counts: 'opened' },
	},
];

/** Conditions on the visitor's origin and device. */
const aboutVisitors = (): readonly Rule[] => [
	{
		kind: 'referrer',
		label: __('By the address that visitors come from', 'storefront-islands'),
		fields: [
			{
				type: 'flag',
				name: 'shows',
				label: __('Show it to these only (else: to all others)', 'storefront-islands'),
			},
			{
				type: 'lines',
				name: 'patterns',
				label: __('Parts of addresses, one a line', 'storefront-islands'),
				help: __(
					'* stands for anything. Other sites mostly tell no more than their name.',
					'storefront-islands',
				),
			},
		],
		initial: { shows: true, patterns: [] },
	},
	{
		kind: 'source',
		label: __('Only where visitors come from', 'storefront-islands'),
		fields: [someField('among', __('Came from', 'storefront-islands'), optionsOf(sources()))],
		initial: { among: ['search', 'external', 'direct'] },
	},
	{
		kind: 'device',
		label: __('Only on some devices', 'storefront-islands'),
		fields: [someField('among', __('Devices', 'storefront-islands'), optionsOf(devices()))],
		initial: { among: ['desktop', 'tablet', 'mobile'] },
	},
	{
		kind: 'browser',
		label: __('Only in some browsers', 'storefront-islands'),
		fields: [someField('among', __('Browsers', 'storefront-islands'), optionsOf(browsers()))],
		initial: { among: ['chrome', 'edge', 'firefox', 'safari'] },
	},
	{
		kind: 'schedule',
		label: __('Only between two dates', 'storefront-islands'),
		fields: [
			{ type: 'moment', name: 'from', label: __('From', 'storefront-islands') },
			{
				type: 'moment',
				name: 'to',
				label: __('To', 'storefront-islands'),
				help: __('In the time zone of the site.', 'storefront-islands'),
			},
		],
		initial: { from: '', to: '' },
	},
];

export const conditionRules = (): readonly Rule[] => [...aboutVisits(), ...aboutVisitors()];
