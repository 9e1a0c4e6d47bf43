/** Radio controls for plugins, with WooCommerce's component and class names. */
import { createElement, Fragment, useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';

export interface RadioOption {
	readonly value: string;
	readonly label: ReactNode;
	readonly description?: ReactNode;
	/** Shown at the end of the line, usually a price. */
	readonly secondaryLabel?: ReactNode;
	readonly secondaryDescription?: ReactNode;
	/** Shown below the option while it is selected (RadioControlAccordion). */
	readonly content?: ReactNode;
}

/** Texts of an option, with the same markup as in the islands. */
export const RadioControlOptionLayout = ({
	label,
	description,
	secondaryLabel,
	secondaryDescription,
}: Omit<RadioOption, 'value' | 'content'>) => (
	<Fragment>
		<span className="storefront-radios__text wc-block-components-radio-control__option-layout">
			<span className="wc-block-components-radio-control__label">{label}</span>
			{description && (
				<span className="storefront-radios__note wc-block-components-radio-control__description">
					{description}
				</span>
			)}
			{secondaryDescription && (
				<span className="storefront-radios__note wc-block-components-radio-control__secondary-description">
					{secondaryDescription}
				</span>
			)}
		</span>
		{secondaryLabel && (
			<span className="storefront-radios__aside wc-block-components-radio-control__secondary-label">
				{secondaryLabel}
			</span>
		)}
	</Fragment>
);

interface RadioControlOptionProps {
	/** Input name that groups the options. */
	readonly name: string;
	readonly option: RadioOption;
	readonly checked?: boolean;
	readonly disabled?: boolean;
	readonly onChange?: ((value: string) => void) | undefined;
}

export const RadioControlOption = ({
	name,
	option,
	checked = false,
	disabled = false,
	onChange,
}: RadioControlOptionProps) => (
	<label
		className={classNames(
			'storefront-radios__option wc-block-components-radio-control__option',
			checked && 'wc-block-components-radio-control__option-checked',
		)}
	>
		<input
			className="wc-block-components-radio-control__input"
			type="radio"
			name={name}
			value={option.value}
			checked={checked}
			disabled={disabled}
			onChange={() => onChange?.(option.value)}
		/>
		<RadioControlOptionLayout {...option} />
	</label>
);

interface RadioControlProps {
	readonly className?: string;
	readonly id?: string;
	readonly options?: readonly RadioOption[];
	readonly selected?: string | null;
	readonly disabled?: boolean;
	readonly onChange?: (value: string) => void;
}

export const RadioControl = (props: RadioControlProps) => {
	const made = useId();
	const { options = [], selected, disabled = false, onChange } = props;
	return (
		<div
			className={classNames('storefront-radios wc-block-components-radio-control', props.className)}
		>
			{options.map((option) => (
				<RadioControlOption
					key={option.value}
					name={`radio-control-${props.id ?? made}`}
					option={option}
					checked={option.value === selected}
					disabled={disabled}
					onChange={onChange}
				/>
			))}
		</div>
	);
};

/** List of options; the selected one is followed by its content. */
export const RadioControlAccordion = (props: RadioControlProps) => {
	const chosen = props.options?.find(({ value }) => value === props.selected);
	return (
		<div className="wc-block-components-radio-control-accordion">
			<RadioControl {...props} />
			{chosen?.content && (
				<div className="wc-block-components-radio-control-accordion-content">{chosen.content}</div>
			)}
		</div>
	);
};
