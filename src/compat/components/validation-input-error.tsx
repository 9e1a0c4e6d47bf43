import { createElement, Fragment } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { validationStore } from '../../stores/validation/contract';
import { FieldError } from '../../ui/field-error';

interface ValidationInputErrorProps {
	/** Overrides the error in the store. */
	readonly errorMessage?: string;
	/** Id of the error in wc/store/validation. */
	readonly propertyName?: string;
	readonly elementId?: string;
}

/** Error of a field; nothing while it is hidden or there is none. */
export const ValidationInputError = ({
	errorMessage = '',
	propertyName = '',
	elementId = '',
}: ValidationInputErrorProps) => {
	const stored = useSelect(
		// The optional chaining is needed: select returns undefined for a store that is not registered, contrary to its
		// types.
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
