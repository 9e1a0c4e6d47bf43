import { createElement, Fragment } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { validationStore } from '../../stores/validation/contract';
import { FieldError } from '../../ui/field-error';

interface ValidationInputErrorProps {
	/** Takes the place of the store's error. */
	readonly errorMessage?: string;
	/** Id of the field in wc/store/validation. */
	readonly propertyName?: string;
	readonly elementId?: string;
}

/** The error of a field, where it is to be shown; nothing while it is hidden or there is none. */
export const ValidationInputError = ({
	errorMessage = '',
	propertyName = '',
	elementId = '',
}: ValidationInputErrorProps) => {
	const stored = useSelect(
		// Not typed as missing: select gives undefined for a store that nobody registered.
		(select) => select(validationStore)?.getValidationError(propertyName),
		[propertyName],
	);
	const message = errorMessage || (stored?.hidden === false ? stored.message : '');
	return (
		<Fragment>
			{message !== '' && (
				<div className="wc-block-components-validation-error">
					<FieldError id={`validate-error-${elementId || propertyName}`} message={message} />
				</div>
			)}
		</Fragment>
	);
};
