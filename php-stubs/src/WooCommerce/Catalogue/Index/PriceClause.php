<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Range of prices: a product with several prices is in it if one may be. */
final class PriceClause {
	/** Lowest amount, in ten thousandths; null for none. */
	private ?int $min;

	/** Highest amount. */
	private ?int $max;

	public function __construct( ?int $min, ?int $max ) {
		$this->min = $min;
		$this->max = $max;
	}

	/**
	 * Returns those of some products that meet it.
	 *
	 * @param array<string, array<int, string>> $sets Sets of a chunk.
	 */
	public function narrow( string $products, array $sets ): string {
		if ( null !== $this->min ) {
			$products = $products & ( new AmountSlices( $sets[ ProductFacts::MAX_PRICE ] ?? array() ) )->at_least( $this->min );
		}
		return null === $this->max ? $products : $products & ( new AmountSlices( $sets[ ProductFacts::MIN_PRICE ] ?? array() ) )->at_most( $this->max );
	}

	/**
	 * Returns the kinds of facts that it needs.
	 *
	 * @return list<string>
	 */
	public function kinds(): array {
		return array_merge( null === $this->min ? array() : array( ProductFacts::MAX_PRICE ), null === $this->max ? array() : array( ProductFacts::MIN_PRICE ) );
	}
}
