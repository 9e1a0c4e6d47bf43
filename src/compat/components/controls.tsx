/** Small controls and chips for plugins, with WooCommerce's component and class names. */
import { createElement, useId, useState } from '@wordpress/element';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import icons from '../../../data/icons.json';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	readonly showSpinner?: boolean;
	readonly variant?: 'contained' | 'text' | 'outlined';
}

export const Button = ({
	className,
	showSpinner = false,
	variant = 'contained',
	children,
	...attributes
}: ButtonProps) => (
	<button
		type="button"
		{...attributes}
		className={classNames(
			'wc-block-components-button wp-element-button',
			variant,
			showSpinner && 'wc-block-components-button--loading',
			className,
		)}
		aria-busy={showSpinner}
	>
		<span className="wc-block-components-button__text">{children}</span>
	</button>
);

interface CheckboxControlProps {
	readonly id?: string;
	readonly className?: string;
	readonly label?: ReactNode;
	readonly checked?: boolean;
	readonly hasError?: boolean;
	readonly disabled?: boolean;
	readonly required?: boolean;
	readonly children?: ReactNode;
	readonly onChange?: (checked: boolean) => void;
}

export const CheckboxControl = (props: CheckboxControlProps) => {
	const made = useId();
	const id = props.id ?? `checkbox-control-${made}`;
	return (
		<div
			className={classNames(
				'storefront-checkbox wc-block-components-checkbox',
				props.hasError === true && 'has-error',
				props.className,
			)}
		>
			<label htmlFor={id}>
				<input
					id={id}
					className="wc-block-components-checkbox__input"
					type="checkbox"
					checked={props.checked ?? false}
					disabled={props.disabled}
					required={props.required}
					aria-invalid={props.hasError === true}
					onChange={(event) => props.onChange?.(event.target.checked)}
				/>
				<span className="wc-block-components-checkbox__label">{props.label ?? props.children}</span>
			</label>
		</div>
	);
};

interface LabelProps {
	readonly label?: ReactNode;
	readonly screenReaderLabel?: string;
	readonly htmlFor?: string;
}

/** Visible text with an optional alternative for screen readers. */
export const Label = ({ label, screenReaderLabel }: LabelProps) => (
	<span>
		<span aria-hidden={Boolean(screenReaderLabel)}>{label}</span>
		{screenReaderLabel && <span className="storefront-visually-hidden">{screenReaderLabel}</span>}
	</span>
);

interface PanelProps {
	readonly className?: string;
	readonly title: ReactNode;
	readonly initialOpen?: boolean;
	readonly hasBorder?: boolean;
	readonly children?: ReactNode;
}

/** Collapsible content below a title. */
export const Panel = ({
	className,
	title,
	initialOpen = false,
	hasBorder,
	children,
}: PanelProps) => {
	const [isOpen, setOpen] = useState(initialOpen);
	return (
		<div
			className={classNames(
				'wc-block-components-panel',
				hasBorder === true && 'has-border',
				className,
			)}
		>
			<button
				type="button"
				className="wc-block-components-panel__button storefront-link-button"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				{title}
			</button>
			{isOpen && <div className="wc-block-components-panel__content">{children}</div>}
		</div>
	);
};

export const Spinner = () => <span className="wc-block-components-spinner" aria-hidden="true" />;

interface ChipProps {
	readonly className?: string;
	readonly text: ReactNode;
	readonly children?: ReactNode;
}

export const Chip = ({ className, text, children }: ChipProps) => (
	<span className={classNames('wc-block-components-chip', className)}>
		<span className="wc-block-components-chip__text">{text}</span>
		{children}
	</span>
);

interface RemovableChipProps extends ChipProps {
	readonly ariaLabel?: string;
	readonly disabled?: boolean;
	readonly onRemove?: () => void;
}

/** Chip with a remove button. */
export const RemovableChip = (props: RemovableChipProps) => (
	<Chip
		text={props.text}
		className={classNames('wc-block-components-chip--removable', props.className)}
	>
		<button
			type="button"
			className="wc-block-components-chip__remove storefront-icon-button"
			disabled={props.disabled}
			aria-label={
				props.ariaLabel ??
				// translators: %s: what is taken away, as a coupon's code.
				sprintf(__('Remove %s', 'storefront-islands'), String(props.text))
			}
			onClick={() => props.onRemove?.()}
		>
			<Icon path={icons.close} />
		</button>
	</Chip>
);
