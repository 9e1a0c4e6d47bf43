/** Components passed to gateways in the prop `components`, under WooCommerce's names. */
import { createElement, Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ValidationInputError } from '../components/text-input';

interface LoadingMaskProps {
	readonly children?: ReactNode;
	readonly isLoading?: boolean;
	readonly showSpinner?: boolean;
	readonly screenReaderLabel?: string;
}

/** Dims its content while loading, without moving it, and announces the state. */
export const LoadingMask = ({
	children,
	isLoading = true,
	screenReaderLabel,
}: LoadingMaskProps) => (
	<div className={isLoading ? 'wc-block-components-loading-mask' : ''} aria-busy={isLoading}>
		<div style={isLoading ? { opacity: 0.5, pointerEvents: 'none' } : {}}>{children}</div>
		{isLoading && screenReaderLabel && (
			<span className="storefront-visually-hidden" role="status">
				{screenReaderLabel}
			</span>
		)}
	</div>
);

interface PaymentMethodLabelProps {
	readonly text: string;
	/** Name of one of WooCommerce's own icons, or an element. Only elements are drawn. */
	readonly icon?: ReactNode;
}

export const PaymentMethodLabel = ({ text, icon }: PaymentMethodLabelProps) => (
	<span className="wc-block-components-payment-method-label">
		{typeof icon === 'object' && icon}
		{text}
	</span>
);

/**
 * Icon of a payment method; not drawn without an address. A string is the name of one of WooCommerce's own images,
 * which are not drawn.
 */
export type PaymentMethodIcon =
	string | { readonly id: string; readonly src: string | null; readonly alt: string };

interface PaymentMethodIconsProps {
	readonly icons?: readonly PaymentMethodIcon[];
	readonly align?: 'left' | 'right' | 'center';
}

export const PaymentMethodIcons = ({ icons = [], align = 'center' }: PaymentMethodIconsProps) => (
	<Fragment>
		{icons.length > 0 && (
			<span
				className={`wc-block-components-payment-method-icons wc-block-components-payment-method-icons--align-${align}`}
			>
				{icons.map((icon) =>
					typeof icon === 'object' && icon.src ? (
						<img
							key={icon.id}
							className={`wc-block-components-payment-method-icon wc-block-components-payment-method-icon--${icon.id}`}
							src={icon.src}
							alt={icon.alt}
						/>
					) : null,
				)}
			</span>
		)}
	</Fragment>
);

export const components = {
	LoadingMask,
	PaymentMethodIcons,
	PaymentMethodLabel,
	ValidationInputError,
} as const;
