<?php
/**
 * The slider of the price filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\ArgumentWriter;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Money;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/price-filter/parts/{slider,histogram}.tsx. */
final class PriceSlider {
	/**
	 * What it chooses between.
	 *
	 * @var PriceScale
	 */
	private $scale;

	/**
	 * How amounts are written.
	 *
	 * @var Data
	 */
	private $currency;

	/**
	 * Takes what it shows.
	 *
	 * @param PriceScale $scale    What it chooses between.
	 * @param Data       $currency How amounts are written, see Views\Ui\Money.
	 */
	public function __construct( PriceScale $scale, Data $currency ) {
		$this->scale    = $scale;
		$this->currency = $currency;
	}

	/**
	 * Two range inputs over one track.
	 *
	 * @param bool $is_sent Whether its inputs are the form's own, because there are no others.
	 */
	public function node( bool $is_sent ): Node {
		$low  = $this->scale->percent( $this->scale->low );
		$high = $this->scale->percent( $this->scale->high );
		return Node::element(
			'div',
			array( 'class' => 'storefront-price-filter__slider wc-block-components-price-slider__range-input-wrapper' ),
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
	 * How many products there are along the slider, from the lowest price to the highest.
	 *
	 * @param list<int> $counts   Products of each bar; none where all have the same price.
	 * @param int       $cheapest The lowest price.
	 * @param int       $dearest  The highest price.
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
	 * One end.
	 *
	 * @param string $end       'min' or 'max'.
	 * @param string $label     Text.
	 * @param int    $amount    Minor units.
	 * @param bool   $is_sent   Whether the form sends it.
	 * @param bool   $is_on_top Whether it lies over the other one.
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
	 * An amount as inputs take it.
	 *
	 * @param int $amount Minor units.
	 */
	private function major( int $amount ): string {
		return ArgumentWriter::price( $amount, $this->currency->int( 'currency_minor_unit' ) );
	}
}
