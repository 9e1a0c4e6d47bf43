import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';

interface ApplyButtonProps {
	/** Whether changes wait for it; else only visitors without script see it. */
	readonly isNeeded: boolean;
	/** Whether there is something to apply. */
	readonly canApply: boolean;
	readonly isLoading: boolean;
}

/** A filter form's button, as Parts::apply() prints it. A disabled one keeps the focus that it has. */
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
