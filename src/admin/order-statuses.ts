/** The lists of order statuses in WooCommerce's analytics settings, as its filter hands them out (spec section 4, orders). */

/** A draft belongs to a checkout that is still open: nobody acts on it, and no report counts it. */
const DRAFT = 'checkout-draft';

/** The settings that list statuses. */
const LISTS = [
	'woocommerce_actionable_order_statuses',
	'woocommerce_excluded_report_order_statuses',
];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options, or groups of them, without drafts; whatever else it may be stays. */
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
 * The settings with no list that offers drafts.
 *
 * @param settings What WooCommerce and other plugins made; not to be trusted.
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
