<?php
/**
 * What is said about a product's stock.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** One of four: plenty (nothing is said), low, backorder, out. */
final class Stock {
	/**
	 * The state: 'plenty', 'low', 'backorder' or 'out'.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * The sentence, empty for plenty.
	 *
	 * @var string
	 */
	public $text;

	/**
	 * Made by the four below.
	 *
	 * @param string $kind The state.
	 * @param string $text The sentence.
	 */
	private function __construct( string $kind, string $text ) {
		$this->kind = $kind;
		$this->text = $text;
	}

	/** Enough to say nothing. */
	public static function plenty(): self {
		return new self( 'plenty', '' );
	}

	/**
	 * Few left.
	 *
	 * @param int $remaining How many.
	 */
	public static function low( int $remaining ): self {
		/* translators: %d: number of pieces. */
		return new self( 'low', sprintf( __( 'Only %d left', 'storefront-islands' ), $remaining ) );
	}

	/** None left, but it can be ordered. */
	public static function backorder(): self {
		return new self( 'backorder', __( 'Available on backorder', 'storefront-islands' ) );
	}

	/** None left. */
	public static function out(): self {
		return new self( 'out', __( 'Out of stock', 'storefront-islands' ) );
	}

	/** The line of HTML; there also when nothing is said, so that what follows stands still when a choice changes it. */
	public function html(): string {
		return sprintf(
			'<p class="storefront-stock storefront-stock--%s">%s</p>',
			Text::encode( $this->kind ),
			Text::encode( $this->text )
		);
	}
}
