/** Components passed to gateways in the prop `components`, under WooCommerce's names. */
import { createContext, createElement, useContext } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { ValidationInputError } from '../components/text-input';

interface LoadingMaskProps {
	readonly children?: ReactNode;
	readonly isLoading?: boolean;
	readonly showSpinner?: boolean;
	readonly screenReaderLabel?: string;
}

/** Dims its content while loading, without moving it, and announces the state. */
const LoadingMask = ({ children, isLoading = true, screenReaderLabel }: LoadingMaskProps) => (
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

const PaymentMethodLabel = ({ text, icon }: PaymentMethodLabelProps) => (
	<span className="wc-block-components-payment-method-label">
		{typeof icon === 'object' && icon}
		{text}
	</span>
);

/** Icon of a payment method. A string, or an icon without an address, is the name of one of WooCommerce's own images. */
export type PaymentMethodIcon =
	string | { readonly id: string; readonly src: string | null; readonly alt: string };

/** Draws an icon by its name (named-icon.tsx). The checkout provides it, in a chunk of its own: few gateways name icons only. */
export const NamedIcon = createContext<ComponentType<{ readonly name: string }>>(() => null);

const nameOf = (icon: PaymentMethodIcon): string => (typeof icon === 'string' ? icon : icon.id);

interface PaymentMethodIconsProps {
	readonly icons?: readonly PaymentMethodIcon[];
	readonly align?: 'left' | 'right' | 'center';
}

export const PaymentMethodIcons = ({ icons = [], align = 'center' }: PaymentMethodIconsProps) => {
	const Named = useContext(NamedIcon);
	return icons.length > 0 ? (
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
				) : (
					<Named key={nameOf(icon)} name={nameOf(icon)} />
				),
			)}
		</span>
	) : null;
};

export const components = {
	LoadingMask,
	PaymentMethodIcons,
	PaymentMethodLabel,
	ValidationInputError,
} as const;
