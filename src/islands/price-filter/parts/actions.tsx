import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ApplyButton } from '../../shared/filters/apply-button';

interface ActionsProps {
	/** Id of the form that the reset button submits without JavaScript. */
	readonly resetForm: string;
	/** True if changes are applied with the Apply button, otherwise it is shown without JavaScript only. */
	readonly hasApply: boolean;
	readonly canApply: boolean;
	readonly canReset: boolean;
	readonly isLoading: boolean;
	readonly onReset: () => void;
}

/**
 * Reset and Apply buttons. When disabled they keep the focus, and remain submit buttons of their forms, so that they
 * work without JavaScript.
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
