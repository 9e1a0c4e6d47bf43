/** Filters the lists of order statuses in WooCommerce's analytics settings (docs/behaviour.md#order-statuses). */
import { addFilter } from '@wordpress/hooks';

/**
 * Status of draft orders. A draft belongs to a checkout that is still open: it needs no action and is not counted in
 * reports.
 */
const DRAFT = 'checkout-draft';

/** Settings that list order statuses. */
const LISTS = [
	'woocommerce_actionable_order_statuses',
	'woocommerce_excluded_report_order_statuses',
];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes drafts from options or groups of options. Any other value is returned unchanged. */
const withoutDraft = (options: unknown): unknown =>
	Array.isArray(options)
		? options
				.filter((option: unknown) => !isFields(option) || option.value !== DRAFT)
				.map((option: unknown) =>
					isFields(option) && 'options' in option
						? { ...option, options: withoutDraft(option.options) }
						: option,
				)
		: options;

/**
 * Returns the settings with drafts removed from all lists of order statuses.
 *
 * @param settings Settings from WooCommerce and other plugins, unvalidated.
 */
export const settingsWithoutDraft = (settings: unknown): unknown =>
	isFields(settings)
		? Object.fromEntries(
				Object.entries(settings).map(([name, setting]) => [
					name,
					LISTS.includes(name) && isFields(setting)
						? { ...setting, options: withoutDraft(setting.options) }
						: setting,
				]),
			)
		: settings;

/** Registers the filter before WooCommerce's admin reads its analytics settings, which it does only once. */
addFilter(
	'woocommerce_admin_analytics_settings',
	'storefront-islands/without-draft',
	settingsWithoutDraft,
);
