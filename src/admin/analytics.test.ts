import fc from 'fast-check';
import { settingsWithoutDraft } from './analytics';

const option = (value: string) => ({ value, label: value });

const list = (...groups: string[][]) => ({
	label: 'Statuses',
	options: groups.map((values, index) => ({ key: `group${index}`, options: values.map(option) })),
});

const settings = (actionable: unknown, excluded: unknown) => ({
	woocommerce_actionable_order_statuses: actionable,
	woocommerce_excluded_report_order_statuses: excluded,
	woocommerce_default_date_range: { options: [option('checkout-draft')] },
});

test('draft orders are removed from both status lists, in every group, and nothing else is', () => {
	expect(
		settingsWithoutDraft(
			settings(list(['pending'], ['checkout-draft', 'packed']), list(['checkout-draft'], [])),
		),
	).toEqual(settings(list(['pending'], ['packed']), list([], [])));
});

test('draft orders are removed from a list without groups', () => {
	expect(
		settingsWithoutDraft(
			settings({ options: [option('checkout-draft'), option('failed')] }, { options: [] }),
		),
	).toEqual(settings({ options: [option('failed')] }, { options: [] }));
});

test('settings of an unexpected type are returned unchanged', () => {
	fc.assert(
		fc.property(fc.jsonValue(), (value) => {
			fc.pre(!JSON.stringify(value).includes('woocommerce_'));
			expect(settingsWithoutDraft(value)).toEqual(value);
		}),
	);
	expect(settingsWithoutDraft(settings(null, { options: 'none' }))).toEqual(
		settings(null, { options: 'none' }),
	);
});
