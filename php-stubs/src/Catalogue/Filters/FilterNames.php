<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Catalogue\Query\Filters;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Names of the terms and taxonomies that URLs identify by slug. */
final class FilterNames {
	/**
	 * Maximum number of terms whose names are all part of the page. Of larger taxonomies, only the required names are;
	 * the island requests others.
	 */
	private const MAX_TERMS = 60;

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * Returns the names that an island may need: of each attribute, the categories, and each taxonomy by which a grid
	 * is filtered.
	 *
	 * @return array<string, array{label: string, terms: object}> Label and term names by slug, by taxonomy.
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
	 * Returns the label of a taxonomy.
	 *
	 * @param string $taxonomy Taxonomy: "pa_color".
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
	 * Returns the name of a term; its slug if the term does not exist.
	 *
	 * @param string $taxonomy Taxonomy: "pa_color".
	 * @param string $slug     Slug, UTF-8.
	 */
	public function term( string $taxonomy, string $slug ): string {
		$names = array_column( $this->shop->terms( $taxonomy ), 'name', 'slug' );
		return $names[ $slug ] ?? $slug;
	}

	/**
	 * Returns the names of a taxonomy's terms by slug: all if there are few, otherwise those of active filters.
	 *
	 * @param string $taxonomy Taxonomy: "pa_color".
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
		// The slug replaces the name of a term that does not exist, on the server and in the island.
		$chosen = array_combine( $chosen, $chosen );
		return count( $names ) <= self::MAX_TERMS ? $names + $chosen : array_intersect_key( $names, $chosen ) + $chosen;
	}
}
