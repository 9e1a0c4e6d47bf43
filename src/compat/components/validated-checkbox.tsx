import { createElement, useEffect, useState } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { validationStore } from '../../stores/validation/contract';
import { CheckboxControl } from './controls';
import { ValidationInputError } from './validation-input-error';

interface ValidatedCheckboxProps extends ComponentProps<typeof CheckboxControl> {
	/** Id of its error in wc/store/validation; defaults to the element's id. */
	readonly errorId?: string;
	/** Error shown if it is required and unchecked. */
	readonly errorMessage?: string;
}

const textOf = (label: ReactNode): string => (typeof label === 'string' ? label : '');

/**
 * Checkbox that keeps its error in wc/store/validation, so that no order is placed while it is required and unchecked.
 */
export const ValidatedCheckboxControl = ({ errorId, ...props }: ValidatedCheckboxProps) => {
	const {
		id = '',
		checked = false,
		required = false,
		label,
		// translators: %s: label of a checkbox
		errorMessage = sprintf(__('Please tick “%s” to go on', 'storefront-islands'), textOf(label)),
	} = props;
	const key = errorId ?? id;
	const [isTouched, setTouched] = useState(false);
	const isShown = useSelect(
		(select) => select(validationStore).getValidationError(key)?.hidden === false,
		[key],
	);
	const { setValidationErrors, clearValidationError } = useDispatch(validationStore);
	useEffect(() => {
		if (required && !checked) {
			void setValidationErrors({ [key]: { message: errorMessage, hidden: !isTouched } });
		} else {
			void clearValidationError(key);
		}
	}, [key, required, checked, isTouched, errorMessage, setValidationErrors, clearValidationError]);
	useEffect(() => () => void clearValidationError(key), [key, clearValidationError]);
	return (
		<div>
			<CheckboxControl
				{...props}
				hasError={isShown}
				onChange={(isChecked) => {
					setTouched(true);
					props.onChange?.(isChecked);
				}}
			/>
			<ValidationInputError propertyName={key} elementId={id} />
		</div>
	);
};
