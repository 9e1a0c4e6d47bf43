import { createElement, useRef } from '@wordpress/element';
import type { PointerEvent } from 'react';
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
 * moves the nearer thumb there.
 */
export const Slider = ({ min, max, names, onMove, ...scale }: SliderProps) => {
	const track = useRef<HTMLDivElement>(null);
	const style = useOwnStyle();
	const pressTrack = (event: PointerEvent) => {
		if (event.button !== 0 || event.target instanceof HTMLInputElement || track.current === null) {
			return;
		}
		const { left, right, width } = track.current.getBoundingClientRect();
		const isRtl = getComputedStyle(track.current).direction === 'rtl';
		const share = (isRtl ? right - event.clientX : event.clientX - left) / width;
		const least = Number(scale.least);
		const value = String(least + share * (Number(scale.most) - least));
		const isNearMin = share * 100 < (min.percent + max.percent) / 2;
		onMove(isNearMin ? 'min' : 'max', value);
	};
	const ends = { min, max };
	return (
		<div ref={track} className="storefront-price-filter__slider" onPointerDown={pressTrack}>
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
					onMove={(to) => onMove(end, to)}
				/>
			))}
		</div>
	);
};
