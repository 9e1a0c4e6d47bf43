/** Form components for plugins, with WooCommerce's component and class names. */
import { createElement, useId, useEffect, useState } from '@wordpress/element';
import type { ReactNode, ComponentProps } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { validationStore } from '../../stores/checkout/validation';
import { classNames } from '../../ui/class-names';
import { CheckboxControl } from './controls';
import { ValidationInputError } from './text-input';

interface TitleProps {
	readonly className?: string;
	readonly headingLevel?: '1' | '2' | '3' | '4' | '5' | '6';
	readonly children?: ReactNode;
}

export const Title = ({ className, headingLevel = '2', children }: TitleProps) =>
	createElement(
		`h${headingLevel}`,
		{ className: classNames('wc-block-components-title', className) },
		children,
	);

interface FormStepProps {
	readonly id?: string;
	readonly className?: string;
	readonly title?: ReactNode;
	readonly legend?: ReactNode;
	readonly description?: ReactNode;
	readonly disabled?: boolean;
	readonly children?: ReactNode;
}

/** Section of a form with its title. */
export const FormStep = ({ title, legend = title, ...props }: FormStepProps) => (
	<fieldset
		id={props.id}
		className={classNames('storefront-step wc-block-components-checkout-step', props.className)}
		disabled={props.disabled}
	>
		{legend && (
			<legend className="storefront-step__legend">
				<span className="storefront-step__title wc-block-components-checkout-step__title">
					{legend}
				</span>
			</legend>
		)}
		{props.description && (
			<p className="wc-block-components-checkout-step__description">{props.description}</p>
		)}
		<div className="wc-block-components-checkout-step__content">{props.children}</div>
	</fieldset>
);

interface TextareaProps {
	readonly className?: string;
	readonly value?: string;
	readonly placeholder?: string;
	readonly disabled?: boolean;
	readonly onTextChange?: (value: string) => void;
}

export const Textarea = ({ className, value = '', onTextChange, ...rest }: TextareaProps) => (
	<textarea
		{...rest}
		className={classNames('wc-block-components-textarea', className)}
		rows={2}
		value={value}
		onChange={(event) => onTextChange?.(event.target.value)}
	/>
);

interface Choice {
	readonly value: string;
	readonly label: ReactNode;
}

interface CheckboxListProps {
	readonly className?: string;
	readonly options?: readonly Choice[];
	readonly checked?: readonly string[];
	readonly isDisabled?: boolean;
	readonly onChange?: (value: string) => void;
}

export const CheckboxList = ({ options = [], checked = [], ...props }: CheckboxListProps) => (
	<ul className={classNames('wc-block-components-checkbox-list', props.className)}>
		{options.map(({ value, label }) => (
			<li key={value}>
				<CheckboxControl
					label={label}
					checked={checked.includes(value)}
					disabled={props.isDisabled === true}
					onChange={() => props.onChange?.(value)}
				/>
			</li>
		))}
	</ul>
);

interface SortSelectProps {
	readonly className?: string;
	readonly label?: ReactNode;
	readonly value?: string;
	readonly options?: readonly { readonly key: string; readonly label: string }[];
	readonly onChange?: (event: { readonly target: { readonly value: string } }) => void;
}

export const SortSelect = ({ options = [], value = '', label, ...props }: SortSelectProps) => {
	const id = useId();
	return (
		<div
			className={classNames(
				'wc-block-sort-select wc-block-components-sort-select',
				props.className,
			)}
		>
			<label htmlFor={id}>{label}</label>
			<select id={id} value={value} onChange={(event) => props.onChange?.(event)}>
				{options.map((option) => (
					<option key={option.key} value={option.key}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
};

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
	const actions = useDispatch(validationStore);
	useEffect(() => {
		if (required && !checked) {
			void actions.setValidationErrors({ [key]: { message: errorMessage, hidden: !isTouched } });
		} else {
			void actions.clearValidationError(key);
		}
	}, [key, required, checked, isTouched, errorMessage, actions]);
	useEffect(() => () => void actions.clearValidationError(key), [key, actions]);
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
