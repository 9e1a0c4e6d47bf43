<?php
/**
 * Renders the slider of the price filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\ArgumentWriter;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as Slider in src/islands/price-filter/slider.tsx and Histogram in src/islands/price-filter/view.tsx. */
final class PriceSlider {
	/** Scale of the slider. */
	private PriceScale $scale;

	/** Currency format. */
	private JsonReader $currency;

	/**
	 * Creates the slider.
	 *
	 * @param PriceScale $scale    Scale of the slider.
	 * @param JsonReader       $currency Currency format, see Support\Money.
	 */
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
		$low  = $this->scale->percent( $this->scale->low );
		$high = $this->scale->percent( $this->scale->high );
		return Node::element(
			'div',
			array( 'class' => 'storefront-price-filter__slider' ),
			array(
				Node::element(
					'span',
					array(
						'class' => 'storefront-price-filter__chosen',
						'style' => sprintf( 'inset-inline-start:%s%%;inset-inline-end:%s%%', $low, round( 100 - $high, 2 ) ),
					)
				),
				$this->thumb( 'min', __( 'Filter products by minimum price', 'storefront-islands' ), $this->scale->low, $is_sent, $low > 50 ),
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
		$highest = max( 1, 1, ...$counts );
		$width   = ( $dearest - $cheapest ) / max( 1, count( $counts ) );
		$bars    = array();
		foreach ( $counts as $index => $count ) {
			$from   = $cheapest + $index * $width;
			$chosen = $from < $this->scale->high && $from + $width > $this->scale->low;
			$bars[] = Node::element(
				'span',
				array(
					'class' => 'storefront-price-filter__bar' . ( $chosen ? ' is-chosen' : '' ),
					'style' => sprintf( 'block-size:%d%%', (int) ceil( $count / $highest * 100 ) ),
				)
			);
		}
		return Node::element(
			'div',
			array(
				'class'       => 'storefront-price-filter__histogram' . ( array() === $counts ? ' is-empty' : '' ),
				'style'       => sprintf(
					'margin-inline-start:%s%%;margin-inline-end:%s%%',
					$this->scale->percent( $cheapest ),
					$this->scale->percent( $this->scale->least + $this->scale->most - $dearest )
				),
				'aria-hidden' => 'true',
			),
			$bars
		);
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
