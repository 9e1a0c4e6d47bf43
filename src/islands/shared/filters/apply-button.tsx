import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';

interface ApplyButtonProps {
	/** True if changes are applied with it, otherwise it is shown without JavaScript only. */
	readonly isNeeded: boolean;
	/** True if there are changes to apply. */
	readonly canApply: boolean;
	readonly isLoading: boolean;
}

/** Button of a filter form, as Parts::apply() prints it. When disabled it keeps the focus. */
export const ApplyButton = ({ isNeeded, canApply, isLoading }: ApplyButtonProps) => (
	<button
		type="submit"
		className={classNames(
			'storefront-filter__apply wp-element-button wc-block-components-filter-submit-button',
			!isNeeded && 'storefront-filter__apply--without-script',
			isLoading && 'is-loading',
		)}
		aria-disabled={isNeeded ? isLoading || !canApply : undefined}
	>
		<span aria-hidden="true">{__('Apply', 'storefront-islands')}</span>
		<span className="storefront-visually-hidden">{__('Apply filter', 'storefront-islands')}</span>
	</button>
);
