/**
 * Slots in the cart and the checkout that plugins can fill: a small substitute for the slots of @wordpress/components,
 * which is too large for shoppers' pages.
 */
import {
	Children,
	createElement,
	Fragment,
	isValidElement,
	useId,
	useLayoutEffect,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { withProps } from '../../gateway/element';
import { SilentErrorBoundary } from './quiet-boundary';
import { fillsOf, setFill, subscribe, removeFill } from './registry';

type Props = Readonly<Record<string, unknown>>;

export interface SlotProps {
	readonly className?: string;
	/** Passed as props to every element of a fill. */
	readonly fillProps?: Props;
}

interface FillProps {
	readonly children?: ReactNode;
}

/** Returns the fills of a slot; an empty list means that no wrapper is needed. */
export const useSlotFills = (name: string) =>
	useSyncExternalStore(
		subscribe,
		() => fillsOf(name),
		() => fillsOf(name),
	);

/** True if there is at least one fill. */
export const hasValidFills = (fills: unknown): boolean => Array.isArray(fills) && fills.length > 0;

/** WooCommerce's name for the same hook. */
export const useSlot = (name: string) => ({ fills: useSlotFills(name) });

/** Renders its children only: fills reach slots without a provider. */
export const SlotFillProvider = ({ children }: FillProps) => <Fragment>{children}</Fragment>;

/**
 * Creates a pair of components: the children of Fill are rendered in Slot. A fill that fails is omitted and reported to
 * `onError`.
 */
export const createSlotFill = (
	name: string,
	onError: (error: unknown) => void = () => undefined,
): { readonly Fill: ComponentType<FillProps>; readonly Slot: ComponentType<SlotProps> } => ({
	Fill: ({ children }) => {
		const id = useId();
		useLayoutEffect(() => setFill(name, { id, children }), [id, children]);
		useLayoutEffect(() => () => removeFill(name, id), [id]);
		return null;
	},
	Slot: ({ className, fillProps = {} }) => {
		const fills = useSlotFills(name);
		return (
			<div className={className}>
				{fills.map(({ id, children }) => (
					<SilentErrorBoundary key={id} onError={onError}>
						{Children.map(children, (child) =>
							isValidElement(child) ? withProps(child, fillProps) : child,
						)}
					</SilentErrorBoundary>
				))}
			</div>
		);
	},
});
