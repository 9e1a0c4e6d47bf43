import { createElement, useRef } from '@wordpress/element';
import type { PointerEvent, SyntheticEvent } from 'react';
import type { PriceEnd } from '../../domain/catalogue/price';
import { useNativeInput } from '../../ui/fields/use-pre-hydration-input';
import { useOwnStyle } from './own-style';

/** Thumb of the slider. Numbers are in major units as strings, like input values. */
export interface SliderThumb {
	readonly label: string;
	readonly value: string;
	/** Formatted amount for screen readers. */
	readonly valueText: string;
	/** Position from the lower bound, 0 to 100. */
	readonly percent: number;
}

export interface SliderModel {
	readonly least: string;
	readonly most: string;
	readonly step: string;
	readonly min: SliderThumb;
	readonly max: SliderThumb;
}

interface SliderProps extends SliderModel {
	/** Query arguments, if no other input provides them for submission without JavaScript; otherwise null. */
	readonly names: Readonly<Record<PriceEnd, string>> | null;
	readonly onMove: (end: PriceEnd, to: string) => void;
}

interface ThumbProps extends SliderThumb, Pick<SliderModel, 'least' | 'most' | 'step'> {
	readonly name: string | undefined;
	readonly isOnTop: boolean;
	readonly onMove: (to: string) => void;
}

const Thumb = ({
	least,
	most,
	step,
	value,
	name,
	isOnTop,
	label,
	valueText,
	onMove,
}: ThumbProps) => {
	const ref = useNativeInput<HTMLInputElement>(value, (held) => {
		// A range input rounds its value to its steps, whereas the price may lie between two of them.
		if (Math.abs(Number(held) - Number(value)) >= Number(step)) {
			onMove(held);
		}
	});
	return (
		<input
			ref={ref}
			type="range"
			className={isOnTop ? 'is-on-top' : undefined}
			name={name}
			min={least}
			max={most}
			step={step}
			autoComplete="off"
			aria-label={label}
			aria-valuetext={valueText}
			value={value}
			onChange={(event) => onMove(event.target.value)}
		/>
	);
};

/**
 * Two native range inputs over one track. Only their thumbs receive pointer events; a press on the track between them
 * moves the nearer thumb there. Where one thumb covers the other, the direction of a drag decides which of them moves.
 */
export const Slider = ({ min, max, names, onMove, ...scale }: SliderProps) => {
	/** Of a drag that began where one thumb covers the other: the end it moves, its start until its direction decides. */
	const dragRef = useRef<PriceEnd | number | null>(null);
	const style = useOwnStyle();
	/** Position of the pointer on the track, 0 to 1 between its ends, and the track's width in pixels. */
	const placeOf = ({ clientX, currentTarget }: PointerEvent) => {
		const { left, right, width } = currentTarget.getBoundingClientRect();
		const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
		return { width, share: (isRtl ? right - clientX : clientX - left) / width };
	};
	const press = (event: PointerEvent) => {
		const { width, share } = placeOf(event);
		if (event.target instanceof HTMLInputElement) {
			const thumb = event.target.offsetWidth - width;
			const isCovered = ((max.percent - min.percent) / 100) * width < thumb / 2;
			dragRef.current = isCovered ? share : null;
		} else if (event.button === 0) {
			const least = Number(scale.least);
			const value = String(least + share * (Number(scale.most) - least));
			const isNearMin = share * 100 < (min.percent + max.percent) / 2;
			onMove(isNearMin ? 'min' : 'max', value);
		}
	};
	const drag = (event: PointerEvent) => {
		const { current } = dragRef;
		const { share } = placeOf(event);
		if (typeof current === 'number' && share !== current) {
			dragRef.current = share < current ? 'min' : 'max';
		}
	};
	/** Gives the focus to the thumb that was dragged, for the arrow keys. A key ends a drag whose end was not seen. */
	const release = ({ currentTarget }: SyntheticEvent) => {
		const { current } = dragRef;
		dragRef.current = null;
		if (typeof current === 'string') {
			currentTarget.querySelectorAll('input')[current === 'min' ? 0 : 1]?.focus();
		}
	};
	const ends = { min, max };
	return (
		<div
			className="storefront-price-filter__slider"
			onPointerDown={press}
			onPointerMove={drag}
			onPointerUp={release}
			onPointerCancel={release}
			onKeyDownCapture={release}
		>
			<span
				className="storefront-price-filter__chosen"
				style={style({
					insetInlineStart: `${String(min.percent)}%`,
					insetInlineEnd: `${String(Math.round((100 - max.percent) * 100) / 100)}%`,
				})}
			/>
			{(['min', 'max'] as const).map((end) => (
				<Thumb
					key={end}
					{...scale}
					{...ends[end]}
					name={names?.[end]}
					// At the upper end the lower thumb would be covered by the upper one and could not be dragged.
					isOnTop={end === 'min' && min.percent > 50}
					onMove={(to) => {
						if (typeof dragRef.current !== 'number') {
							onMove(dragRef.current ?? end, to);
						}
					}}
				/>
			))}
		</div>
	);
};
