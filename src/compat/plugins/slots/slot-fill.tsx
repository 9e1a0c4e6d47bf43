/**
 * Slots in the cart and the checkout that plugins can fill: a small substitute for the slots of @wordpress/components,
 * which is too large for shoppers' pages.
 */
import {
	Component,
	createElement,
	Fragment,
	useId,
	useLayoutEffect,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactNode, ComponentType } from 'react';
import { PluginNodes } from '../../elements/plugin-nodes';

interface BoundaryProps {
	readonly children?: ReactNode;
	readonly onError: (error: unknown) => void;
}

/** Renders nothing if its content fails: a plugin's addition must not break the checkout. */
export class SilentErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown): void {
		this.props.onError(error);
	}

	override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}

/** Fills of each slot. A list is replaced, never mutated, so that React detects the change. */
export interface Fill {
	/** Distinguishes the fills of a slot. */
	readonly id: string;
	readonly children: ReactNode;
}

const NONE: readonly Fill[] = [];
const fills = new Map<string, readonly Fill[]>();
const listeners = new Set<() => void>();

const set = (slot: string, next: readonly Fill[]): void => {
	fills.set(slot, next);
	listeners.forEach((listener) => listener());
};

/** Returns the fills of a slot in the order in which they were added. */
const fillsOf = (slot: string): readonly Fill[] => fills.get(slot) ?? NONE;

/** Adds a fill to a slot, or updates it in place. */
const setFill = (slot: string, fill: Fill): void => {
	const others = fillsOf(slot);
	const isThere = others.some(({ id }) => id === fill.id);
	set(
		slot,
		isThere ? others.map((other) => (other.id === fill.id ? fill : other)) : [...others, fill],
	);
};

const removeFill = (slot: string, id: string): void =>
	set(
		slot,
		fillsOf(slot).filter((fill) => fill.id !== id),
	);

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

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
						<PluginNodes nodes={children} props={fillProps} />
					</SilentErrorBoundary>
				))}
			</div>
		);
	},
});
