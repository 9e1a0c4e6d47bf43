<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's attributes and its number of decimals, needed to parse filters, so that an argument of another plugin is
 * never mistaken for a filter.
 */
final class FilterSchema {
	/** Number of decimals of the currency; 0 for yen. */
	public int $minor_unit;

	/**
	 * Taxonomies of the attributes as keys, such as "pa_color".
	 *
	 * @var array<string, true>
	 */
	private array $taxonomies;

	/**
	 * @param int          $minor_unit Number of decimals of the currency.
	 * @param list<string> $taxonomies Taxonomies of the attributes, with "pa_".
	 */
	public function __construct( int $minor_unit, array $taxonomies ) {
		$this->minor_unit = $minor_unit;
		$this->taxonomies = array_fill_keys( $taxonomies, true );
	}

	/** Creates the vocabulary of a shop. */
	public static function of( Shop $shop ): self {
		$currency = ( new JsonReader( $shop->settings() ) )->object( 'currency' );
		return new self(
			$currency->has( 'precision' ) ? $currency->int( 'precision' ) : 2,
			array_column( $shop->attributes(), 'taxonomy' )
		);
	}

	/**
	 * True if the shop has an attribute with this taxonomy.
	 *
	 * @param string $taxonomy Taxonomy with "pa_".
	 */
	public function has_attribute( string $taxonomy ): bool {
		return isset( $this->taxonomies[ $taxonomy ] );
	}
}
