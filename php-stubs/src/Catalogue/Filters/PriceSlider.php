<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\ArgumentWriter;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as Slider in src/islands/price-filter/slider.tsx and Histogram in src/islands/price-filter/view.tsx. */
final class PriceSlider {
	private PriceScale $scale;
	private JsonReader $currency;

	public function __construct( PriceScale $scale, JsonReader $currency ) {
		$this->scale    = $scale;
		$this->currency = $currency;
	}

	/**
	 * Returns two range inputs on one track.
	 *
	 * @param bool $is_sent True if its inputs are submitted with the form, because there are no others.
	 */
	public function node( bool $is_sent ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-price-filter__slider' ),
			array(
				Node::element( 'span', array( 'class' => 'storefront-price-filter__chosen' ) ),
				$this->thumb( 'min', __( 'Filter products by minimum price', 'storefront-islands' ), $this->scale->low, $is_sent, $this->scale->percent( $this->scale->low ) > 50 ),
				$this->thumb( 'max', __( 'Filter products by maximum price', 'storefront-islands' ), $this->scale->high, $is_sent, false ),
			)
		);
	}

	/**
	 * Returns the histogram of products from the lowest to the highest price.
	 *
	 * @param list<int> $counts   Number of products per bar; empty if all have the same price.
	 * @param int       $cheapest Lowest price.
	 * @param int       $dearest  Highest price.
	 */
	public function histogram( array $counts, int $cheapest, int $dearest ): Node {
		$width   = ( $dearest - $cheapest ) / max( 1, count( $counts ) );
		$bars    = array();
		foreach ( array_keys( $counts ) as $index ) {
			$from   = $cheapest + $index * $width;
			$chosen = $from < $this->scale->high && $from + $width > $this->scale->low;
			$bars[] = Node::element( 'span', array( 'class' => 'storefront-price-filter__bar' . ( $chosen ? ' is-chosen' : '' ) ) );
		}
		return Node::element(
			'div',
			array(
				'class'       => 'storefront-price-filter__histogram' . ( array() === $counts ? ' is-empty' : '' ),
				'aria-hidden' => 'true',
			),
			$bars
		);
	}

	/**
	 * Returns where the chosen part of the track begins and ends, as style rules.
	 *
	 * @return array<string, string>
	 */
	public function rules(): array {
		return array(
			' .storefront-price-filter__chosen' => sprintf(
				'inset-inline-start:%s%%;inset-inline-end:%s%%',
				$this->scale->percent( $this->scale->low ),
				round( 100 - $this->scale->percent( $this->scale->high ), 2 )
			),
		);
	}

	/**
	 * Returns place and bars of the histogram as style rules.
	 *
	 * @param list<int> $counts   Number of products per bar.
	 * @param int       $cheapest Lowest price.
	 * @param int       $dearest  Highest price.
	 * @return array<string, string>
	 */
	public function histogram_rules( array $counts, int $cheapest, int $dearest ): array {
		if ( array() === $counts ) {
			return array();
		}
		$highest = max( 1, ...$counts );
		$rules   = array(
			' .storefront-price-filter__histogram' => sprintf(
				'margin-inline-start:%s%%;margin-inline-end:%s%%',
				$this->scale->percent( $cheapest ),
				$this->scale->percent( $this->scale->least + $this->scale->most - $dearest )
			),
		);
		foreach ( $counts as $index => $count ) {
			$rules[ sprintf( ' .storefront-price-filter__bar:nth-child(%d)', $index + 1 ) ] = sprintf( 'block-size:%d%%', (int) ceil( $count / $highest * 100 ) );
		}
		return $rules;
	}

	/**
	 * Returns one thumb of the slider.
	 *
	 * @param string $end       'min' or 'max'.
	 * @param string $label     Label, plain text.
	 * @param int    $amount    Amount in minor units.
	 * @param bool   $is_sent   True if the form submits it.
	 * @param bool   $is_on_top True if it overlaps the other thumb.
	 */
	private function thumb( string $end, string $label, int $amount, bool $is_sent, bool $is_on_top ): Node {
		return Node::element(
			'input',
			array(
				'type'           => 'range',
				'class'          => $is_on_top ? 'is-on-top' : null,
				'name'           => $is_sent ? $end . '_price' : null,
				'min'            => $this->major( $this->scale->least ),
				'max'            => $this->major( $this->scale->most ),
				'step'           => $this->major( $this->scale->step ),
				'autocomplete'   => 'off',
				'aria-label'     => $label,
				'aria-valuetext' => Money::format( $amount, $this->currency ),
				'value'          => $this->major( $amount ),
			)
		);
	}

	/**
	 * Formats an amount for inputs, in major units.
	 *
	 * @param int $amount Amount in minor units.
	 */
	private function major( int $amount ): string {
		return ArgumentWriter::price( $amount, $this->currency->int( 'currency_minor_unit' ) );
	}
}
