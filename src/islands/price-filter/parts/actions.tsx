import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ApplyButton } from '../../shared/filters/apply-button';

interface ActionsProps {
	/** The form that a reset sends where there is no script. */
	readonly resetForm: string;
	/** Whether changes wait for this button; else only visitors without script see it. */
	readonly hasApply: boolean;
	readonly canApply: boolean;
	readonly canReset: boolean;
	readonly isLoading: boolean;
	readonly onReset: () => void;
}

/**
 * Reset and Apply. Disabled ones keep the focus that they have, and stay buttons of their forms: without script all of
 * them work.
 */
export const Actions = (props: ActionsProps) => (
	<div className="storefront-price-filter__actions">
		<button
			type="submit"
			form={props.resetForm}
			className="storefront-price-filter__reset wc-block-components-filter-reset-button"
			aria-disabled={!props.canReset}
			onClick={(event) => {
				event.preventDefault();
				if (props.canReset) {
					props.onReset();
				}
			}}
		>
			<span aria-hidden="true">{__('Reset', 'storefront-islands')}</span>
			<span className="storefront-visually-hidden">{__('Reset filter', 'storefront-islands')}</span>
		</button>
		<ApplyButton {...props} isNeeded={props.hasApply} />
	</div>
);
