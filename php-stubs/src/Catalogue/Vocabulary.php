<?php
/**
 * What a shop's addresses can say.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** Knows the shop's attributes and how its prices are written, so that an argument of another plugin is never taken for a filter. */
final class Vocabulary {
	/**
	 * Digits after the point; 0 for yen.
	 *
	 * @var int
	 */
	public $minor_unit;

	/**
	 * Taxonomies of attributes as keys: "pa_color".
	 *
	 * @var array<string, true>
	 */
	private $taxonomies;

	/**
	 * Takes what is known.
	 *
	 * @param int          $minor_unit Digits after the point.
	 * @param list<string> $taxonomies Of attributes, with "pa_".
	 */
	public function __construct( int $minor_unit, array $taxonomies ) {
		$this->minor_unit = $minor_unit;
		$this->taxonomies = array_fill_keys( $taxonomies, true );
	}

	/**
	 * What a shop's addresses can say.
	 *
	 * @param Shop $shop The shop.
	 */
	public static function of( Shop $shop ): self {
		$currency = ( new Data( $shop->settings() ) )->object( 'currency' );
		return new self(
			$currency->has( 'precision' ) ? $currency->int( 'precision' ) : 2,
			array_column( $shop->attributes(), 'taxonomy' )
		);
	}

	/**
	 * Whether products are told apart by this taxonomy.
	 *
	 * @param string $taxonomy With "pa_".
	 */
	public function has_attribute( string $taxonomy ): bool {
		return isset( $this->taxonomies[ $taxonomy ] );
	}
}
