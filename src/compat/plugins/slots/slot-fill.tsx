/**
 * Places in the checkout where plugins draw something of their own. A small stand-in for the slots of
 * @wordpress/components, which no shopper's page loads.
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
import { QuietBoundary } from './quiet-boundary';
import { fillsOf, putFill, subscribe, takeFill } from './registry';

type Props = Readonly<Record<string, unknown>>;

export interface SlotProps {
	readonly className?: string;
	/** Reach every element of a fill as props. */
	readonly fillProps?: Props;
}

interface FillProps {
	readonly children?: ReactNode;
}

/** The fills of a slot; how many there are tells whether it is worth a frame. */
export const useSlotFills = (name: string) =>
	useSyncExternalStore(
		subscribe,
		() => fillsOf(name),
		() => fillsOf(name),
	);

/** Whether any of them would draw something. */
export const hasValidFills = (fills: unknown): boolean => Array.isArray(fills) && fills.length > 0;

/** WooCommerce's name for the same question. */
export const useSlot = (name: string) => ({ fills: useSlotFills(name) });

/** Fills find their slots wherever they are drawn: a provider has nothing to do. */
export const SlotFillProvider = ({ children }: FillProps) => <Fragment>{children}</Fragment>;

/** A pair of components: what is drawn in Fill appears in Slot. One that fails is left out, and `onError` told. */
export const createSlotFill = (
	name: string,
	onError: (error: unknown) => void = () => undefined,
): { readonly Fill: ComponentType<FillProps>; readonly Slot: ComponentType<SlotProps> } => ({
	Fill: ({ children }) => {
		const id = useId();
		useLayoutEffect(() => putFill(name, { id, children }), [id, children]);
		useLayoutEffect(() => () => takeFill(name, id), [id]);
		return null;
	},
	Slot: ({ className, fillProps = {} }) => {
		const fills = useSlotFills(name);
		return (
			<div className={className}>
				{fills.map(({ id, children }) => (
					<QuietBoundary key={id} onError={onError}>
						{Children.map(children, (child) =>
							isValidElement(child) ? withProps(child, fillProps) : child,
						)}
					</QuietBoundary>
				))}
			</div>
		);
	},
});
