import {
	createContext,
	createElement,
	useContext,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import type { RenderArea } from '../../../src/islands/shared/areas';
import { SLOT_CLASS } from '../in-place/inert';

interface AreaSlots {
	/** Elements of the preview that stand at the places of areas, by place. A place that does not show has none. */
	readonly elements: Readonly<Record<string, Element | null>>;
	/** True if empty areas show too, so that they can be filled. */
	readonly isOpen: boolean;
}

const Slots = createContext<AreaSlots>({ elements: {}, isOpen: false });

/** Returns the element at an area's place, if the preview has it; and if empty areas show. */
export const useAreaSlot = (
	place: string,
): { readonly slot: Element | null; readonly isOpen: boolean } => {
	const { elements, isOpen } = useContext(Slots);
	return { slot: elements[place] ?? null, isOpen };
};

interface SlotProps {
	readonly place: string;
	/** Must be stable between renders. */
	readonly onElement: (place: string, element: Element | null) => void;
}

/** Place of an area in a preview, with the classes that the area has on the page. */
const Slot = ({ place, onElement }: SlotProps) => {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		onElement(place, ref.current);
		return () => onElement(place, null);
	}, [place, onElement]);
	return <div ref={ref} className={`storefront-area storefront-area--${place} ${SLOT_CLASS}`} />;
};

/** Returns the function that renders the places in a preview, and their elements. */
export const useAreaSlots = <Place extends string>(): {
	readonly area: RenderArea<Place>;
	readonly elements: AreaSlots['elements'];
} => {
	const [elements, setElements] = useState<AreaSlots['elements']>({});
	const area = useMemo(() => {
		const onElement: SlotProps['onElement'] = (place, element) =>
			setElements((known) => ({ ...known, [place]: element }));
		return (place: Place) => <Slot place={place} onElement={onElement} />;
	}, []);
	return { area, elements };
};

/** Provides the places to the blocks of the areas. */
export const AreaSlotsProvider = ({
	children,
	...slots
}: AreaSlots & { readonly children: ReactNode }) => (
	<Slots.Provider value={slots}>{children}</Slots.Provider>
);
