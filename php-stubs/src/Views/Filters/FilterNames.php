<?php
/**
 * Names of what products are filtered by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** An address has slugs; people read names. */
final class FilterNames {
	/** Of a taxonomy with more terms the page says only the names that it needs itself; the island asks for others. */
	private const MOST_TERMS = 60;

	/**
	 * Who knows the names.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop Who knows the names.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * What an island may have to name: each attribute, the categories, and each taxonomy that a grid is filtered by.
	 *
	 * @param Filters $filters What is filtered by now.
	 * @return array<string, array{label: string, terms: object}> Taxonomy to its label, and slugs to names.
	 */
	public function all( Filters $filters ): array {
		$taxonomies = array_column( $this->shop->attributes(), 'taxonomy' );
		$taxonomies = array_merge( $taxonomies, array( 'product_cat' ), array_column( $filters->taxonomies, 'taxonomy' ) );
		$names      = array();
		foreach ( array_unique( $taxonomies ) as $taxonomy ) {
			$names[ $taxonomy ] = array(
				'label' => $this->label( $taxonomy ),
				'terms' => (object) $this->terms( $taxonomy, $filters ),
			);
		}
		return $names;
	}

	/**
	 * What a taxonomy is called.
	 *
	 * @param string $taxonomy "pa_color".
	 */
	public function label( string $taxonomy ): string {
		foreach ( $this->shop->attributes() as $attribute ) {
			if ( $attribute['taxonomy'] === $taxonomy ) {
				return $attribute['label'];
			}
		}
		$known = 'product_cat' === $taxonomy ? false : get_taxonomy( $taxonomy );
		return false === $known ? __( 'Category', 'storefront-islands' ) : $known->label;
	}

	/**
	 * What a term is called; its slug where there is no such term.
	 *
	 * @param string $taxonomy "pa_color".
	 * @param string $slug     UTF-8.
	 */
	public function term( string $taxonomy, string $slug ): string {
		$names = array_column( $this->shop->terms( $taxonomy ), 'name', 'slug' );
		return $names[ $slug ] ?? $slug;
	}

	/**
	 * Names of a taxonomy's terms by slug: all where they are few, else those that are filtered by.
	 *
	 * @param string  $taxonomy "pa_color".
	 * @param Filters $filters  What is filtered by now.
	 * @return array<array-key, string>
	 */
	private function terms( string $taxonomy, Filters $filters ): array {
		$names = array_column( $this->shop->terms( $taxonomy ), 'name', 'slug' );
		$attribute = $filters->attribute( $taxonomy );
		$chosen    = null === $attribute ? array() : $attribute->slugs;
		if ( 'product_cat' === $taxonomy ) {
			$chosen = array_merge( $chosen, $filters->categories );
		}
		foreach ( $filters->taxonomies as $filter ) {
			$chosen = $filter->taxonomy === $taxonomy ? array_merge( $chosen, $filter->terms ) : $chosen;
		}
		// Where there is no such term the slug stands for it, on both sides.
		$chosen = array_combine( $chosen, $chosen );
		return count( $names ) <= self::MOST_TERMS ? $names + $chosen : array_intersect_key( $names, $chosen ) + $chosen;
	}
}
