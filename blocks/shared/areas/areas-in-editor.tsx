import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import {
	createContext,
	createElement,
	Fragment,
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import type { DrawArea } from '../../../src/islands/shared/areas';
import { editedBlocks } from '../editor-blocks';
import { AREA_BLOCK, readPlace } from './area-block';
import { quietAround } from './quiet-around';

/** Elements of the preview by the place of the area that belongs into them. */
export const AreaSlots = createContext<ReadonlyMap<string, HTMLElement>>(new Map());

interface SlotProps {
	readonly place: string;
	readonly onStand: (place: string, element: HTMLElement | null) => void;
}

/** Where an area stands in the preview: what the server prints around it. */
const Slot = ({ place, onStand }: SlotProps) => (
	<div
		ref={useCallback((element: HTMLElement | null) => onStand(place, element), [place, onStand])}
		className={`storefront-area storefront-area--${place}`}
		data-area={place}
	/>
);

interface AreasInEditorProps<Place extends string> {
	/** Of the block that has them. */
	readonly clientId: string;
	/** All its places. */
	readonly places: readonly Place[];
	/** Draws the preview, with each area where it stands. */
	readonly children: (area: DrawArea<Place>) => ReactNode;
}

/**
 * A block's preview with its content areas in it, which are blocks and can be edited; all around them is inert. The areas are
 * its inner blocks: each draws itself into its place of the preview (blocks/area), where the preview shows that.
 */
export const AreasInEditor = <Place extends string>(props: AreasInEditorProps<Place>) => {
	const { clientId, places, children } = props;
	const [slots, setSlots] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
	const onStand = useCallback((place: string, element: HTMLElement | null): void => {
		setSlots((known) => {
			const others = [...known].filter(([name]) => name !== place);
			return new Map(element === null ? others : [...others, [place, element]]);
		});
	}, []);
	const saved = useSelect(
		(select) =>
			editedBlocks(select('core/block-editor'), clientId)
				.map(({ attributes }) => readPlace(attributes))
				.join(' '),
		[clientId],
	);
	// Saved ones keep their order, which the editor compares by; those that are missing follow.
	const [template] = useState(() => {
		const order = saved.split(' ');
		const missing = places.filter((place) => !order.includes(place));
		return [...order, ...missing]
			.filter(Boolean)
			.map((place): [string, { place: string }] => [AREA_BLOCK, { place }]);
	});
	const areas = useInnerBlocksProps(
		{ className: 'storefront-areas' },
		{ template, templateLock: 'all', allowedBlocks: [AREA_BLOCK] },
	);
	const preview = useRef<HTMLDivElement>(null);
	useLayoutEffect(
		() => (preview.current === null ? undefined : quietAround(preview.current, '[data-area]')),
		[],
	);
	return (
		<Fragment>
			<div ref={preview}>
				{children((place) => (
					<Slot place={place} onStand={onStand} />
				))}
			</div>
			<AreaSlots.Provider value={slots}>
				<div {...areas} />
			</AreaSlots.Provider>
		</Fragment>
	);
};
